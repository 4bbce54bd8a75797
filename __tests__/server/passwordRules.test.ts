/** @jest-environment node */
import { passwordFault } from '../../server/auth/passwordRules';
import { demoAccount } from '../../server/demo/account';
import { startServer } from '../support/serverApp';

const alma = { username: 'Alma Östermann', email: 'alma@example.com' };

const common =
  'Dieses Passwort gehört zu den häufigsten und ist leicht zu erraten. Bitte wählen Sie ein anderes.';
const isName =
  'Das Passwort darf nicht Ihr Benutzername oder Ihre E-Mail-Adresse sein. Bitte wählen Sie ein anderes.';

it.each([
  ['123456', common],
  ['password', common],
  ['Password', common],
  ['QWERTY', common],
  ['iloveyou', common],
  ['Passwort', common],
  ['hallo123', common],
  ['ＱＷＥＲＴＺ', common],
  ['654321', common],
  ['aaaaaa', common],
  ['121212', common],
  ['abcabcabc', common],
  ['abcdef', common],
  ['fedcba', common],
  ['12345678910', common],
  ['geheim', common],
  ['geheim123', common],
  ['test1234', common],
  ['P@ssw0rd', common],
  ['admin123', common],
  ['hallo1234', common],
  ['passwort1234', common],
  ['passwort!', common],
  ['qwertz12', common],
  ['asdfghjk', common],
  ['yxcvbnm', common],
  ['mnbvcxy', common],
  ['schalke', common],
  ['dortmund', common],
  ['hamburg', common],
  ['bayern', common],
  ['sommer1', common],
  ['sommer2026!', common],
  ['bewerbung123', common],
  ['login123', common],
  [' passwort ', common],
  ['      ', common],
  ['alma@example.com', isName],
  ['ALMA@example.com', isName],
  ['alma östermann', isName],
  ['Alma O\u0308stermann', isName],
  ['alma@example.com!', undefined],
  ['korrekt-pferd-batterie', undefined],
  ['gut-geheim', undefined],
  ['sommer2026regen', undefined],
  ['abcabd-abc', undefined],
  ['123456-ist-nicht-alles', undefined],
  [demoAccount.password, undefined],
])('„%s“: %s', (password, fault) => {
  expect(passwordFault(password, alma)).toBe(fault);
});

it('a registration with such a password is refused at its field', async () => {
  const server = await startServer();
  const register = (password: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/registration/',
      payload: { ...alma, password, repeated_password: password },
    });

  for (const [password, fault] of [
    ['Passwort123', common],
    ['Alma@Example.com', isName],
  ] as const) {
    const response = await register(password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ password: [fault] });
  }
  expect(await server.database.selectFrom('users').select('id').execute()).toEqual([]);

  const passphrase = 'zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. '.repeat(8);
  expect(passphrase.length).toBeGreaterThan(500);
  expect((await register(passphrase)).statusCode).toBe(201);
  await server.close();
});
