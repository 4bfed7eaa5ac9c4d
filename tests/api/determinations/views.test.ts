import type { SavedView } from '@/lib/claims/queues/views/views';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';

let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [meera, ravi] = await Promise.all([signUp('ip_admin'), signUp('ip_case_manager')]);
});

const views = async (person: TestPerson) =>
  (await ask<SavedView[]>(person, 'GET', 'verification/views')).body;
const save = (person: TestPerson, body: object) =>
  ask<SavedView>(person, 'PUT', 'verification/views', body);
const remove = (person: TestPerson, id: string) =>
  ask(person, 'DELETE', `verification/views/${id}`);

test('a view of the desk is private: saved under a name, overwritten under the same name, removed', async () => {
  const { status, body } = await save(meera, { name: ' Large first ', query: 'sort=amount' });
  expect([status, body.name]).toEqual([200, 'Large first']);
  await save(meera, { name: 'Large first', query: 'queue=flagged&sort=amount' });
  await save(meera, { name: 'All', query: '' });
  expect((await views(meera)).map(({ name, query }) => [name, query])).toEqual([
    ['All', ''],
    ['Large first', 'queue=flagged&sort=amount'],
  ]);
  expect(await views(ravi)).toEqual([]);
  expect((await remove(ravi, body.id)).status).toBe(404);
  expect((await views(meera)).length).toBe(2);
  expect((await remove(meera, body.id)).status).toBe(200);
  expect((await remove(meera, body.id)).status).toBe(404);
  expect((await views(meera)).map(({ name }) => name)).toEqual(['All']);
});

test('a view of the desk without a name, too long, or beyond thirty is refused', async () => {
  for (const body of [
    {},
    { name: ' ', query: '' },
    { name: 'x'.repeat(61), query: '' },
    { name: 'Long', query: 'x'.repeat(1001) },
    { name: 'Zero\u0000', query: '' },
  ])
    expect((await save(ravi, body)).status).toBe(400);
  const saved = await Promise.all(
    Array.from({ length: 32 }, (_, n) => save(ravi, { name: `View ${n}`, query: 'page=2' })),
  );
  expect(saved.filter(({ status }) => status === 200).length).toBe(30);
  const [refused] = saved.filter(({ status }) => status !== 200);
  expect([refused?.status, refused?.body.code]).toEqual([409, 'too_many_views']);
  const known = (await views(ravi))[0]?.name;
  expect((await save(ravi, { name: known, query: '' })).status).toBe(200);
});
