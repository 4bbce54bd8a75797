import { lazy, type ComponentType } from 'react';

/** A screen whose code comes when it is first shown, or before that when there is time. */
export interface LazyScreen {
  Screen: ComponentType;
  prefetch(): void;
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return {
    Screen: lazy(async () => ({ default: await load() })),
    prefetch: () => {
      // Whether it is missing shows when the user goes there.
      load().catch(() => undefined);
    },
  };
}
