import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { raw } from '@/tests/support/http/raw';
import { telling, watch } from './scene';

let meera: TestPerson;
let asItWas: () => Promise<void>;
beforeAll(async () => {
  const [asha, administrator] = await Promise.all([signUp(), signUp('ip_admin')]);
  meera = administrator;
  await createClaimAs(asha);
  asItWas = await watch(asha, meera);
});
afterAll(() => database.end());

const places: [string, (id: string) => string][] = [
  ['GET', (id) => `/api/claims/${id}`],
  ['GET', (id) => `/api/claims/${id}/audit`],
  ['GET', (id) => `/api/claims/${id}/messages`],
  ['GET', (id) => `/api/documents/${id}/download`],
  ['PATCH', (id) => `/api/notifications/${id}/read`],
  ['DELETE', (id) => `/api/auth/sessions/${id}`],
];

const shapes: [string, string][] = [
  ['a path upwards', '..%2f..%2fetc%2fpasswd'],
  ['SQL', "1'%20OR%20'1'%3D'1"],
  ['a number', '1'],
  ['a UUID and more', '00000000-0000-4000-8000-000000000000%20--'],
  ['NUL', '00000000-0000-4000-8000-00000000000%00'],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['a template', '%24%7B7*7%7D'],
  ['Unicode that looks like digits', '%D9%A1%D9%A2%D9%A3'],
  ['broken percent signs', '%25zz%25'],
];

describe.each(places)('%s %#', (method, pathOf) => {
  test.each(shapes)('with the id %s finds nothing', async (_, id) => {
    const options = method === 'PATCH' ? { body: {} } : {};
    const answer = await call(method, pathOf(id), { token: meera.token, ...options });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(answer.text).not.toMatch(telling);
  });
});

test.each([
  '/api/claims/../../../../etc/passwd',
  '/api/../package.json',
  '/_next/static/../../package.json',
  '/_next/static/%2e%2e/%2e%2e/server.js',
  '/_next/image?url=http://127.0.0.1:5432/',
  '/_next/image?url=%2f%2f127.0.0.1%2fx&w=64&q=75',
  '/.env',
  '/.git/config',
  '/data/documents',
  '//etc/passwd',
  '/api/claims//',
  '/api//claims',
])('%s reveals nothing of the server', async (path) => {
  const headers = { Authorization: `Bearer ${meera.token}` };
  const { status, text } = await raw('GET', path, { headers });
  expect([308, 400, 404]).toContain(status);
  expect(text).not.toMatch(/root:|"dependencies"|DATABASE_URL|\[core\]/);
});

test('these calls changed nothing of Asha’s and Meera’s data', () => asItWas());
