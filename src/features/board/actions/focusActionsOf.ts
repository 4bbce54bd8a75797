/**
 * Tells the columns, by an event of the document, which application is wanted:
 * one that draws only what is near has to draw it. The detail is its id.
 */
export const applicationWanted = 'applicationwanted';

/** How often to look for a card that has to be drawn or scrolled to first. */
const looks = 10;

const actionsOf = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-actions-of="${id}"]`);

/**
 * Gives the focus to the button of an application, wherever that stands once
 * the next frames are drawn. Where it has left the screen, to those of another,
 * or to the heading.
 */
export function focusActionsOf(id: number, otherwise?: number): void {
  let left = looks;
  const look = () => {
    const button = actionsOf(id);
    left -= 1;
    // What has opened meanwhile keeps the focus, and gives it back itself.
    if (document.querySelector('[role="dialog"]')) return;
    if (button) {
      button.focus();
    } else if (left > 0) {
      document.dispatchEvent(new CustomEvent(applicationWanted, { detail: id }));
      requestAnimationFrame(look);
    } else if (document.activeElement === document.body) {
      (actionsOf(otherwise) ?? document.querySelector('h1'))?.focus();
    }
  };
  requestAnimationFrame(look);
}
