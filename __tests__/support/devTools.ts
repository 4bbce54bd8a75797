import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

/*
 * Stands where the browser extension Redux DevTools stands, and writes down
 * what it would show. Has to be imported before the store: Redux Toolkit looks
 * for the extension once, when it is loaded.
 */

interface Options {
  actionSanitizer: <A extends Action>(action: A) => A;
}

interface Step {
  /** The action as DevTools show it. */
  action: Action;
  /** The state after it. */
  state: unknown;
}

let steps: Step[] = [];

function recorder({ actionSanitizer }: Options): StoreEnhancer {
  return (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const dispatch = (action: Action) => {
      const result = store.dispatch(action as never);
      steps.push({ action: actionSanitizer(action), state: store.getState() });
      return result;
    };
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };
}

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Options) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, recorder(options)].reduceRight(
        (inner, enhance) => enhance(inner),
        createStore,
      ),
});

interface ApiAction extends Action {
  meta: { arg: { endpointName: string } };
}

function isApiCall(action: Action): action is ApiAction {
  return action.type.startsWith('api/execute');
}

/** A line of the story; calls are named by their endpoint, as DevTools show it in the action. */
function lineOf(action: Action): string {
  if (!isApiCall(action)) return action.type;
  return action.type.replace(/execute(Query|Mutation)/, action.meta.arg.endpointName);
}

export const devTools = {
  /** All that happened since the test began (or since `forget`). */
  get steps(): readonly Step[] {
    return steps;
  },

  /** What happened in its order, without what the API slice notes for itself. */
  get story(): string[] {
    return steps
      .map(({ action }) => lineOf(action))
      .filter((line) => !/^(@@|api\/(config|internal|invalidation|queries))/.test(line));
  },

  forget() {
    steps = [];
  },
};

beforeEach(() => devTools.forget());
