import { listColumns } from '@/lib/claims/queues/list-layout';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [meera, ravi] = await Promise.all([signUp('ip_admin'), signUp('ip_case_manager')]);
});

const read = async ({ token }: TestPerson) =>
  (await call<{ layout: unknown }>('GET', '/api/claims/layout', { token })).body.layout;
const save = ({ token }: TestPerson, layout: unknown) =>
  call('PUT', '/api/claims/layout', { token, body: { layout } });

const columns = listColumns.map((id) => ({ id, shown: true }));

test('each professional keeps their own layout of the list, and can go back to the first one', async () => {
  expect(await read(meera)).toBe(null);
  const wide = [{ id: 'flags', shown: true, width: 200 }, ...columns];
  expect((await save(meera, { density: 'comfortable', columns: wide })).status).toBe(200);
  await save(ravi, { density: 'dense', columns });
  expect(await read(meera)).toEqual({ density: 'comfortable', columns: wide });
  await save(meera, { density: 'medium', columns: [] });
  expect(await read(meera)).toEqual({ density: 'medium', columns: [] });
  await save(meera, { density: 'dense', columns: [] });
  expect(await read(meera)).toEqual({ density: 'dense', columns: [] });
  expect((await save(meera, null)).status).toBe(200);
  expect(await read(meera)).toBe(null);
  expect(await read(ravi)).toEqual({ density: 'dense', columns });
});

test('a layout with unknown columns is stored, and an invalid layout is refused', async () => {
  const newer = [{ id: 'columnOfNextYear', shown: true }];
  expect((await save(ravi, { density: 'dense', columns: newer })).status).toBe(200);
  const column = { id: 'flags', shown: true };
  for (const layout of [
    undefined,
    'dense',
    { density: 'tiny', columns },
    { density: 'dense' },
    { density: 'dense', columns: Array(61).fill(column) },
    { density: 'dense', columns: [{ ...column, id: '' }] },
    { density: 'dense', columns: [{ ...column, id: 'x'.repeat(41) }] },
    { density: 'dense', columns: [{ ...column, shown: 'yes' }] },
    { density: 'dense', columns: [{ ...column, width: 47 }] },
    { density: 'dense', columns: [{ ...column, width: 641 }] },
    { density: 'dense', columns: [{ ...column, width: 100.5 }] },
  ])
    expect([layout, (await save(ravi, layout)).status]).toEqual([layout, 400]);
  expect(await read(ravi)).toEqual({ density: 'dense', columns: newer });
});
