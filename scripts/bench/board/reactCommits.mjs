/**
 * Runs in the page before React: counts in the place of React's developer
 * tools, which are told of each commit, what was committed. The builds that
 * users get don't time their components, but still flag those that rendered.
 */
export function installReactCounter() {
  /**
   * @typedef {object} Fiber
   * @property {number} tag
   * @property {number} flags
   * @property {unknown} type
   * @property {Fiber | null} child
   * @property {Fiber | null} sibling
   * @property {Fiber | null} alternate
   */
  const performedWork = 1;
  // Function, class, forwarded reference, memo and simple memo.
  const componentTags = new Set([0, 1, 11, 14, 15]);
  const work = (window.reactWork = { commits: 0, components: 0, cards: 0 });

  /** @param {Fiber} fiber */
  const visit = (fiber) => {
    if (componentTags.has(fiber.tag) && fiber.flags & performedWork) {
      work.components += 1;
      if (fiber.child?.type === 'article') work.cards += 1;
    }
    // Children that are the very ones of before were not looked at.
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (/** @type {number} */ _id, /** @type {{ current: Fiber }} */ root) => {
        work.commits += 1;
        visit(root.current);
      },
    },
  });
}
