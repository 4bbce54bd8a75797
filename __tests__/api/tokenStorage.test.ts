import { availableStorage, browserTokenStorage, tokenKey } from '../../src/api/tokenStorage';

test('the token stands in the local storage under its key', () => {
  const tokens = browserTokenStorage(availableStorage(window));
  tokens.write('abc');
  expect(localStorage.getItem(tokenKey)).toBe('abc');
  expect(tokens.read()).toBe('abc');
  tokens.clear();
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('where the browser allows no storage, the session lasts as long as the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const tokens = browserTokenStorage(availableStorage(window));
  expect(tokens.read()).toBeNull();
  tokens.write('abc');
  expect(tokens.read()).toBe('abc');
  tokens.clear();
  expect(tokens.read()).toBeNull();
});
