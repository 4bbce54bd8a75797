/** @jest-environment node */
import { countKey, visitorOf } from '../../server/auth/loginThrottle';
import { demoAccount } from '../../server/demo/account';
import { restoreDemo } from '../../server/demo/restore';
import { deleteEndedCounts } from '../../server/repositories/rateLimits';
import { cheapHasher, startServer, type TestServer } from '../support/serverApp';

/* Guessing is slow, and nobody is kept out for long by what others guess. */

const start = Date.parse('2026-11-21T08:00:00.000Z');
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let time: number;
let server: TestServer;
const services = () => ({
  config: { rateLimit: true, trustProxy: true, demoAccount: true },
  now: () => new Date(time),
});
beforeEach(async () => {
  time = start;
  server = await startServer(services());
});
afterEach(() => server.close());

const email = 'alma@example.com';
const home = '192.0.2.1';
const right = 'gut-geheim';

async function register(address: string): Promise<void> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/registration/',
    headers: { 'x-forwarded-for': address },
    payload: { username: 'Alma', email, password: right, repeated_password: right },
  });
  expect(response.statusCode).toBe(201);
}

interface Login {
  password?: string;
  account?: string;
  app?: TestServer['app'];
}

function login(address: string, { password = right, account = email, app = server.app }: Login = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'x-forwarded-for': address },
    payload: { email: account, password },
  });
}

const status = async (...attempt: Parameters<typeof login>) =>
  (await login(...attempt)).statusCode;

const wrong = { password: 'falsch' };

/** So many guesses, each from an address of its own. */
async function guesses(count: number, attempt: Login = wrong): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push(await status(`198.51.${Math.floor(index / 250)}.${index % 250}`, attempt));
  }
  return statuses;
}

describe('from one address', () => {
  it('an account is tried five times, then after five minutes again', async () => {
    await register(home);
    for (let count = 0; count < 5; count += 1) expect(await status(home, wrong)).toBe(401);
    const response = await login(home);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('300');
    expect(response.json()).toEqual({
      detail: 'Zu viele Versuche. Bitte warten Sie 5 Minuten und versuchen Sie es dann erneut.',
    });
    time += 5 * minute;
    expect(await status(home)).toBe(200);
  });

  it('what one has mistyped is forgotten with the right password', async () => {
    await register(home);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) expect(await status(home, wrong)).toBe(401);
      expect(await status(home)).toBe(200);
      time += minute;
    }
  });

  it('no more get through when all come at once, at two servers', async () => {
    const other = await startServer({ ...services(), database: server.database });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        status(home, { ...wrong, app: index % 2 ? other.app : server.app }),
      ),
    );
    expect(statuses.filter((code) => code === 401)).toHaveLength(5);
    await other.app.close();
  });

  it('nobody makes the others wait', async () => {
    await register(home);
    for (let round = 0; round < 15; round += 1) {
      await status('198.51.100.1', wrong);
      await status('198.51.100.1', wrong);
      time += minute;
    }
    expect(await status('203.0.113.5')).toBe(200);
  });
});

describe('from many addresses', () => {
  it('the waits after an attempt double with those at the account, up to 256 seconds', async () => {
    await register(home);
    await guesses(20);
    const waits: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const visitor = `203.0.113.${count}`;
      expect(await status(visitor, wrong)).toBe(401);
      const refused = await login(visitor, wrong);
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256]);
  });

  it('who waits loses none of the five attempts, and gets in', async () => {
    await register(home);
    await guesses(30);
    const away = '203.0.113.5';
    expect(await status(away, wrong)).toBe(401);
    for (let count = 0; count < 8; count += 1) expect(await status(away)).toBe(429);
    time += 256 * second - 1;
    expect(await status(away)).toBe(429);
    time += 1;
    expect(await status(away)).toBe(200);
  });

  it('who comes back from each the moment the wait is over keeps nobody else out', async () => {
    await register(home);
    const networks = Array.from({ length: 16 }, (_, index) => `198.51.100.${index}`);
    const comesBack = new Map(networks.map((address) => [address, start]));
    const guessUntil = async (end: number) => {
      for (;;) {
        const [address, moment] = [...comesBack].reduce((a, b) => (b[1] < a[1] ? b : a));
        if (moment > end) break;
        time = moment;
        const { headers } = await login(address, wrong);
        comesBack.set(address, time + Number(headers['retry-after'] ?? 0) * second);
      }
      time = end;
    };

    await guessUntil(start + 20 * minute);
    const begin = time;
    // Mistypes first, and is always later than the guesser.
    let answer = await login('203.0.113.5', wrong);
    while (answer.statusCode !== 200 && time < begin + 60 * minute) {
      await guessUntil(time + Number(answer.headers['retry-after'] ?? 0) * second);
      answer = await login('203.0.113.5');
    }
    expect((time - begin) / minute).toBeLessThan(5);
  });

  it('all is forgotten fifteen minutes after the first', async () => {
    await register(home);
    await guesses(30);
    time += 15 * minute;
    const visitor = '203.0.113.5';
    for (let count = 0; count < 5; count += 1) expect(await status(visitor, wrong)).toBe(401);
  });

  it('nobody keeps a user out where the user has been', async () => {
    await register(home);
    const away = '203.0.113.5';
    expect(await status(away)).toBe(200);
    await guesses(30);
    for (const address of [home, away]) {
      for (let count = 0; count < 3; count += 1) expect(await status(address, wrong)).toBe(401);
      expect(await status(address)).toBe(200);
    }
  });

  it('who comes back within six days of the last login is still known', async () => {
    await register(home);
    const waitsForStrangers = async () => {
      await guesses(20);
      expect(await status(home, wrong)).toBe(401);
      return (await status(home)) === 429;
    };
    for (let login = 0; login < 3; login += 1) {
      time += 5 * day;
      expect(await waitsForStrangers()).toBe(false);
    }
    time += 6 * day;
    expect(await waitsForStrangers()).toBe(true);
  });

  it('it is the same for an account that does not exist', async () => {
    await register(home);
    const unknown = { ...wrong, account: 'niemand@example.com' };
    const outcomes = async (attempt: Login) => {
      const statuses = await guesses(22, attempt);
      for (let count = 0; count < 3; count += 1) {
        statuses.push(await status('203.0.113.5', attempt));
        time += second;
      }
      return statuses;
    };
    const known = await outcomes(wrong);
    expect(known.slice(-3)).toEqual([401, 429, 429]);
    expect(await outcomes(unknown)).toEqual(known);
  });

  it('the demo account, whose password everybody knows, stays open', async () => {
    await restoreDemo(server.database, cheapHasher, '2026-11-21');
    const account = demoAccount.email;
    await guesses(40, { ...wrong, account });
    expect(await status(home, { ...wrong, account })).toBe(401);
    expect(await status(home, { account, password: demoAccount.password })).toBe(200);
  });
});

describe('the counts', () => {
  const stored = () => server.database.selectFrom('rate_limits').selectAll().execute();

  it('name nobody, and are gone within seven days', async () => {
    await register(home);
    await guesses(25);
    const text = JSON.stringify(await stored());
    expect(text).toContain('login-pair');
    for (const secret of [home, '198.51', 'alma', 'example.com']) expect(text).not.toContain(secret);

    await deleteEndedCounts(server.database, new Date(start + 15 * minute));
    expect((await stored()).map(({ key }) => key)).toEqual([
      countKey('login-known', email, home),
    ]);
    // Housekeeping comes by every hour.
    await deleteEndedCounts(server.database, new Date(start + 7 * day - 60 * minute));
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:0db8:0001:02ff::9', '2001:db8:1:200::'],
    ['fe80::1%eth0', 'fe80::'],
    ['nonsense', 'nonsense'],
  ])('take %s for the visitor %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
});
