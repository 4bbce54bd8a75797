import { contactName } from '../../src/domain/contactName';

test.each([
  ['Mara', 'Lindner', 'Mara Lindner'],
  [' Mara ', ' Lindner ', 'Mara Lindner'],
  ['', 'Lindner', 'Lindner'],
  ['Mara', ' ', 'Mara'],
])('%j and %j are called „%s“', (first_name, last_name, name) => {
  expect(contactName({ first_name, last_name })).toBe(name);
});
