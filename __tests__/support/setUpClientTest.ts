import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { unwatchNetwork, watchNetwork } from './faults';

// The first test of a file waits for the code of its screen, on a machine that may be busy.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

/** jsdom has no layout to ask about, so that no media query matches and nothing scrolls. */
function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

window.matchMedia = matchMedia;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

beforeEach(watchNetwork);

afterEach(() => {
  // Before the network goes: what is on the screen may still be asking.
  cleanup();
  unwatchNetwork();
  localStorage.clear();
  sessionStorage.clear();
});
