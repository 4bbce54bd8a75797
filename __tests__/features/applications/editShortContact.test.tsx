import { screen } from '@testing-library/react';
import { network } from '../../support/faults';
import { button, findBoard } from '../../support/onScreen';
import { savedApplication } from '../../support/savedApplication';

test('what the form never showed of a contact is neither cleared nor deleted', async () => {
  const { application, id, open, contacts } = await savedApplication({
    contact: { first_name: 'Ada', last_name: 'Lund', email: 'ada@example.com' },
  });
  const detail = await application();
  network.answer(`GET /applications/${id}/`, 200, {
    ...detail,
    contact: { id: detail.contact?.id },
  });
  network.answer('GET /contacts/', 500, undefined, { nth: 1 });
  const { user } = await open();
  await screen.findByRole('combobox', { name: 'Kontaktperson' });

  await user.click(button('Speichern'));

  await findBoard();
  expect(network.calls.filter((call) => call.includes('/contacts/') && !call.startsWith('GET'))).toEqual([]);
  expect(await contacts()).toMatchObject([
    { first_name: 'Ada', last_name: 'Lund', email: 'ada@example.com' },
  ]);
  expect((await application()).contact).toMatchObject({ first_name: 'Ada' });
});
