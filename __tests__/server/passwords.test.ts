/** @jest-environment node */
import { limitConcurrency } from '../../server/concurrency';
import { createPasswordHasher, recommendedCost } from '../../server/auth/passwords';

const hasher = createPasswordHasher({ N: 16, r: 1, p: 1 });

it('knows the password again and no other', async () => {
  const stored = await hasher.hash('Straßenbahn');
  expect(await hasher.verify('Straßenbahn', stored)).toBe(true);
  expect(await hasher.verify('straßenbahn', stored)).toBe(false);
  expect(await hasher.verify('', stored)).toBe(false);
});

it('takes a password for the same in both Unicode forms', async () => {
  const stored = await hasher.hash('schön');
  expect(await hasher.verify('scho\u0308n', stored)).toBe(true);
});

it('salts, so that equal passwords do not look equal', async () => {
  expect(await hasher.hash('geheim')).not.toBe(await hasher.hash('geheim'));
});

it('stores its parameters, so that a later cost still reads earlier hashes', async () => {
  const stored = await createPasswordHasher({ N: 32, r: 2, p: 1 }).hash('geheim');
  expect(stored).toMatch(/^scrypt\$32\$2\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hasher.verify('geheim', stored)).toBe(true);
});

it('has no password for who is unknown', async () => {
  expect(await hasher.verify('geheim', undefined)).toBe(false);
});

it('works at the cost that is recommended today', async () => {
  expect(recommendedCost).toEqual({ N: 131_072, r: 8, p: 1 });
  const real = createPasswordHasher();
  expect(await real.verify('geheim', await real.hash('geheim'))).toBe(true);
});

it('lets only so many work at once, the others in line, also after failures', async () => {
  const inLine = limitConcurrency(2, 7);
  let running = 0;
  let most = 0;
  const finished: number[] = [];
  const tasks = Array.from({ length: 9 }, (_, number) =>
    inLine(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      finished.push(number);
      if (number % 3 === 0) throw new Error('failed');
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});
