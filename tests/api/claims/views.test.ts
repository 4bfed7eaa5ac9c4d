import type { SavedView } from '@/lib/claims/queues/views/views';
import { createClaimAs } from '@/tests/support/data/claims';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [meera, ravi] = await Promise.all([signUp('ip_admin'), signUp('ip_case_manager')]);
});

const mark = `Team ${Date.now()}`;
const views = async (person: TestPerson) =>
  (await ask<SavedView[]>(person, 'GET', 'claims/views')).body;
const save = (person: TestPerson, body: object) =>
  ask<SavedView>(person, 'PUT', 'claims/views', body);
const remove = (person: TestPerson, id: string) => ask(person, 'DELETE', `claims/views/${id}`);
const sharedWith = async (person: TestPerson) =>
  (await views(person)).filter(({ name, by }) => by && name.startsWith(mark));

test('saved views of the list are separate from those of the desk, and private until shared', async () => {
  const query = 'late=yes&documents=none';
  const { status, body } = await save(meera, { name: mark, query });
  expect([status, body]).toEqual([
    200,
    { id: body.id, name: mark, query, shared: false, by: null },
  ]);
  await ask(meera, 'PUT', 'verification/views', { name: mark, query: 'sort=amount' });
  expect((await views(meera)).filter(({ by }) => !by)).toEqual([body]);
  expect(await sharedWith(ravi)).toEqual([]);

  await save(meera, { name: mark, query, shared: true });
  expect(await sharedWith(ravi)).toEqual([
    { id: body.id, name: mark, query, shared: true, by: { firstName: 'Meera', lastName: 'Iyer' } },
  ]);
  // A shared view of another person can be read only.
  expect((await remove(ravi, body.id)).status).toBe(404);
  expect((await ask(ravi, 'DELETE', `verification/views/${body.id}`)).status).toBe(404);
  await save(ravi, { name: mark, query: 'heads=differ' });
  expect((await sharedWith(ravi))[0]?.query).toBe(query);

  await rows(`UPDATE users SET status = 'disabled' WHERE id = $1`, [meera.user.id]);
  expect(await sharedWith(ravi)).toEqual([]);
  await rows(`UPDATE users SET status = 'active' WHERE id = $1`, [meera.user.id]);
  expect(await sharedWith(ravi)).toHaveLength(1);
});

test('a shared view shows a colleague only the claims that they may see', async () => {
  const claim = await createClaimAs(await signUp(), 'form_b', { companyName: `${mark} Traders` });
  const query = `search=${claim.claimNumber}`;
  await save(meera, { name: `${mark} of one`, query, shared: true });
  const [view] = (await sharedWith(ravi)).filter(({ name }) => name.endsWith('of one'));
  const total = async ({ token }: TestPerson) =>
    (await call<{ total: number }>('GET', `/api/claims?${view?.query}`, { token })).body.total;
  expect([await total(meera), await total(ravi)]).toEqual([1, 0]);
});

test('an invalid view is refused', async () => {
  for (const body of [
    { name: 'x', query: 'x'.repeat(1001) },
    { name: '', query: '' },
    { name: 'x', query: '', shared: 'yes' },
  ])
    expect((await save(meera, body)).status).toBe(400);
});
