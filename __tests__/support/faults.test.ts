import { registerUser, type ApiUser } from './apiUser';
import { network } from './faults';
import { testApiUrl } from './testServerUrl';

let user: ApiUser;

beforeEach(async () => {
  user = await registerUser();
});

function send(method: string, path: string, body?: object, signal?: AbortSignal) {
  return fetch(`${testApiUrl()}${path}`, {
    method,
    headers: { Authorization: `Token ${user.token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

const company = { name: 'Elbwerk', industry: 'Maschinenbau', website: '' };

test('records what the client sends, and not what the test arranges', async () => {
  await user.api.createCompany();
  await send('POST', '/companies/', company);
  await send('GET', '/contacts/?company_id=1');

  expect(network.calls).toEqual(['POST /companies/', 'GET /contacts/?company_id=1']);
  expect(network.bodiesOf('POST /companies/')).toEqual([company]);
  expect(network.requests[0]?.headers).toMatchObject({ authorization: `Token ${user.token}` });
});

test('the nth call gets the given answer, the others reach the server', async () => {
  network.answer('GET /companies/', 503, { detail: 'Wartung' }, { nth: 2 });

  expect((await send('GET', '/companies/')).status).toBe(200);
  const second = await send('GET', '/companies/');
  expect(second.status).toBe(503);
  expect(await second.json()).toEqual({ detail: 'Wartung' });
  expect((await send('GET', '/companies/')).status).toBe(200);
});

test('a disconnected call never arrives; one whose answer is lost does', async () => {
  network.disconnect('POST /companies/', { nth: 1 });
  network.loseAnswer('POST /companies/', { nth: 2 });

  await expect(send('POST', '/companies/', company)).rejects.toThrow('fetch failed');
  expect(await user.api.listCompanies()).toHaveLength(0);
  await expect(send('POST', '/companies/', company)).rejects.toThrow('fetch failed');
  expect(await user.api.listCompanies()).toHaveLength(1);
});

test('a held call waits for its release, or for its end', async () => {
  const { release } = network.hold('GET /applications/:id/');
  const { id } = await user.api.createApplication({
    company_id: (await user.api.createCompany()).id,
  });
  const impatient = new AbortController();
  const abandoned = send('GET', `/applications/${id}/`, undefined, impatient.signal);
  const patient = send('GET', `/applications/${id}/`);

  impatient.abort();
  await expect(abandoned).rejects.toMatchObject({ name: 'AbortError' });
  release();
  expect((await patient).status).toBe(200);
});

test('after healing all is well', async () => {
  network.disconnect('GET /companies/');
  network.heal();
  expect((await send('GET', '/companies/')).status).toBe(200);
});
