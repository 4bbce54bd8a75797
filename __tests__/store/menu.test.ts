import { menuClosed, menuOpened, selectMenuOpen } from '../../src/store/menuSlice';
import { sessionEnded, sessionExpired } from '../../src/store/sessionSlice';
import { createTestStore } from '../support/renderApp';

test('the menu is closed until it is opened', () => {
  const { store } = createTestStore();
  const isOpen = () => selectMenuOpen(store.getState());
  expect(isOpen()).toBe(false);
  store.dispatch(menuOpened());
  expect(isOpen()).toBe(true);
  store.dispatch(menuClosed());
  expect(isOpen()).toBe(false);
});

test.each([sessionEnded, sessionExpired])('$type closes it', (end) => {
  const { store } = createTestStore();
  store.dispatch(menuOpened());
  store.dispatch(end());
  expect(selectMenuOpen(store.getState())).toBe(false);
});
