import type { AppStore } from '../../src/store/store';

/** The messages on the screen: kind, title and text of each. */
export function toastsOf(store: AppStore): [kind: string, title: string, text: string][] {
  return store.getState().toasts.map(({ kind, title, text }) => [kind, title, text]);
}
