import type { KeptSnippet } from '@/lib/claims/queues/snippets/snippets';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [meera, ravi] = await Promise.all([signUp('ip_admin'), signUp('ip_case_manager')]);
});

const keptBy = async (person: TestPerson) =>
  (await ask<{ snippets: KeptSnippet[] }>(person, 'GET', 'snippets')).body.snippets;
const keep = (person: TestPerson, body: object) =>
  ask<KeptSnippet & { code?: string }>(person, 'POST', 'snippets', body);
const remove = (person: TestPerson, id: string) => ask(person, 'DELETE', `snippets/${id}`);

test('a sentence is a person’s own: kept once for each kind, the one used last first, removed by them alone', async () => {
  const { status, body } = await keep(meera, { kind: 'reason', text: ' No invoice was filed. ' });
  expect([status, body.text]).toEqual([201, 'No invoice was filed.']);
  await keep(meera, { kind: 'remark', text: 'No invoice was filed.' });
  await keep(meera, { kind: 'reason', text: 'बिल नहीं मिला।' });
  await keep(meera, { kind: 'reason', text: 'No invoice was filed.' });
  expect((await keptBy(meera)).map(({ kind, text }) => [kind, text])).toEqual([
    ['reason', 'No invoice was filed.'],
    ['reason', 'बिल नहीं मिला।'],
    ['remark', 'No invoice was filed.'],
  ]);
  expect(await keptBy(ravi)).toEqual([]);
  expect((await remove(ravi, body.id)).status).toBe(404);
  expect((await remove(meera, body.id)).status).toBe(200);
  expect((await remove(meera, body.id)).status).toBe(404);
  expect((await keptBy(meera)).length).toBe(2);
});

test('a sentence without a kind, empty, too long, or beyond fifty is refused', async () => {
  for (const body of [
    {},
    { kind: 'poem', text: 'Roses' },
    { kind: 'reason', text: ' ' },
    { kind: 'reason', text: 'x'.repeat(501) },
    { kind: 'reason', text: 'Zero\u0000' },
  ])
    expect((await keep(ravi, body)).status).toBe(400);
  const made = await Promise.all(
    Array.from({ length: 52 }, (_, n) => keep(ravi, { kind: 'question', text: `Question ${n}?` })),
  );
  expect(made.filter(({ status }) => status === 201).length).toBe(50);
  const refused = made.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.body.code]).toEqual([409, 'too_many_snippets']);
  const [known] = await keptBy(ravi);
  expect((await keep(ravi, { kind: 'question', text: known?.text })).status).toBe(201);
});

test('the longest sentence in Hindi is kept, and all go with their person’s account', async () => {
  const salim = await signUp('ip_case_manager');
  expect((await keep(salim, { kind: 'remark', text: 'क'.repeat(500) })).status).toBe(201);
  await rows('DELETE FROM sessions WHERE user_id = $1', [salim.user.id]);
  await rows('DELETE FROM users WHERE id = $1', [salim.user.id]);
  expect(await rows('SELECT 1 FROM snippets WHERE user_id = $1', [salim.user.id])).toEqual([]);
});
