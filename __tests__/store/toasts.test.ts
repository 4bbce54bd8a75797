import { sessionEnded, sessionExpired } from '../../src/store/sessionSlice';
import { selectToasts, toastClosed, toastShown } from '../../src/store/toastsSlice';
import { toastTexts } from '../../src/texts/toastTexts';
import { createTestStore } from '../support/renderApp';
import { toastsOf } from '../support/toastsOf';

test('one stands below the other, each with its title and text', () => {
  const { store } = createTestStore();
  store.dispatch(toastShown('error', toastTexts.saveFailed));
  store.dispatch(toastShown('success', toastTexts.allSaved));

  expect(toastsOf(store)).toEqual([
    ['error', 'Error', 'An error occurred while saving.'],
    ['success', 'Everything saved!', 'All changes have been saved successfully.'],
  ]);
});

test('the same is not shown twice', () => {
  const { store } = createTestStore();
  store.dispatch(toastShown('error', toastTexts.saveFailed));
  const shown = selectToasts(store.getState());
  store.dispatch(toastShown('error', toastTexts.saveFailed));

  expect(selectToasts(store.getState())).toBe(shown);
});

test.each([
  ['kind', 'warning' as const, toastTexts.saveFailed],
  ['title', 'error' as const, { ...toastTexts.saveFailed, title: 'Loading Error' }],
  ['text', 'error' as const, { ...toastTexts.saveFailed, text: 'Something else.' }],
])('one with another %s is another one', (_part, kind, text) => {
  const { store } = createTestStore();
  store.dispatch(toastShown('error', toastTexts.saveFailed));
  store.dispatch(toastShown(kind, text));

  expect(toastsOf(store)).toHaveLength(2);
});

test('one that was closed is gone, and may come again', () => {
  const { store } = createTestStore();
  store.dispatch(toastShown('error', toastTexts.saveFailed));
  store.dispatch(toastShown('success', toastTexts.allSaved));
  const [first] = selectToasts(store.getState());
  store.dispatch(toastClosed(first?.id ?? ''));
  expect(toastsOf(store).map(([kind]) => kind)).toEqual(['success']);

  store.dispatch(toastShown('error', toastTexts.saveFailed));
  expect(toastsOf(store).map(([kind]) => kind)).toEqual(['success', 'error']);
});

test('closing one that is gone changes nothing', () => {
  const { store } = createTestStore();
  store.dispatch(toastShown('success', toastTexts.allSaved));
  store.dispatch(toastClosed('gone'));
  expect(toastsOf(store)).toHaveLength(1);
});

test('a logout takes all of them', () => {
  const { store } = createTestStore('/', { token: 'abc' });
  store.dispatch(toastShown('success', toastTexts.companyCreated('Elbwerk')));
  store.dispatch(sessionEnded());
  expect(toastsOf(store)).toEqual([]);
});

test('a session that expires takes all of them and says so', () => {
  const { store } = createTestStore('/', { token: 'abc' });
  store.dispatch(toastShown('success', toastTexts.companyCreated('Elbwerk')));
  store.dispatch(sessionExpired());
  expect(toastsOf(store)).toEqual([
    ['warning', 'Abgemeldet', 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.'],
  ]);
});

test.each([
  // spec section 8
  ['invalidInput', 'Invalid Input', 'Please fill out all required fields correctly.'],
  ['invalidCompanyInput', 'Invalid Input', 'Please fill in all required fields correctly.'],
  ['listLoadFailed', 'Loading Error', 'Applications could not be loaded from the server.'],
  ['editLoadFailed', 'Loading Error', 'The application details could not be loaded.'],
  ['contactsLoadFailed', 'Loading Error', 'Could not load contacts for this company.'],
  ['saveFailed', 'Error', 'An error occurred while saving.'],
  ['applicationIdMissing', 'Error', 'Cannot save changes, application ID is missing.'],
  [
    'companyAndContactFailed',
    'Saving failed',
    'An error has occurred. Please check your entries and your connection.',
  ],
  ['companyFailed', 'Saving failed', 'The company could not be created.'],
  ['allSaved', 'Everything saved!', 'All changes have been saved successfully.'],
] as const)('%s: „%s“, „%s“', (name, title, text) => {
  expect(toastTexts[name]).toEqual({ title, text });
});

test('those with a name hold it', () => {
  expect(toastTexts.contactCreated({ first_name: 'Mara', last_name: 'Lindner' })).toEqual({
    title: 'Everything saved!',
    text: 'Contact for Mara Lindner has been successfully created.',
  });
  expect(toastTexts.companyCreated('Elbwerk')).toEqual({
    title: 'Company saved!',
    text: 'Company “Elbwerk” has been successfully created.',
  });
});
