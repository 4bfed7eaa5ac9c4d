import type { CreditorClass } from '@/lib/case/classes/creditor-class';
import type { PublicCase } from '@/lib/case/read';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.renew();
  meera = await signUp('ip_admin', address);
});
afterAll(() => portal.remove());

const towerA = { name: 'Allottees of Tower A', representative: 'Farida Khan' };
const towerB = { name: 'Allottees of Tower B', representative: null };

const change = (classes: unknown, more: object = {}) =>
  ask<{ classes: CreditorClass[] }>(meera, 'PUT', 'case/classes', { classes, ...more });

const publicClasses = async () =>
  (await call<PublicCase>('GET', `${address}/api/case`)).body.classes;

const changesInTrail = async () =>
  (
    await portal.database.query(
      `SELECT details FROM audit_entries WHERE action = 'case_changed' ORDER BY id`,
    )
  ).rows.map(({ details }) => details);

test('an administrator names classes, which everybody reads; the trail has them before and after', async () => {
  expect(await publicClasses()).toEqual([]);
  const { status, body } = await change([
    { name: '  Allottees of   Tower A ', representative: ' Farida Khan' },
    towerB,
  ]);
  const both = [
    { number: 1, ...towerA },
    { number: 2, ...towerB },
  ];
  expect([status, body]).toEqual([200, { classes: both }]);
  expect(await publicClasses()).toEqual(both);
  const whole = await ask<PublicCase>(meera, 'PATCH', 'case', { debtorName: 'Kirana Limited' });
  expect(whole.body.classes).toEqual(both);
  // The same again changes nothing, and leaves no entry.
  expect((await change(both, { seen: both })).status).toBe(200);
  const renamed = { number: 2, name: 'Bond holders', representative: 'Ravi Menon' };
  const after = await change([{ name: 'Depositors', representative: '' }, renamed]);
  // A number is never given again, and who was taken out is gone for everybody.
  const now = [renamed, { number: 3, name: 'Depositors', representative: null }];
  expect(after.body.classes).toEqual(now);
  expect(await publicClasses()).toEqual(now);
  expect(await changesInTrail()).toEqual([
    { changes: [{ field: 'classes', from: [], to: both }] },
    { changes: [expect.objectContaining({ field: 'debtorName' })] },
    { changes: [{ field: 'classes', from: both, to: now }] },
  ]);
  const rowOfCase = async () =>
    (await portal.database.query('SELECT xmin FROM case_settings')).rows[0].xmin;
  const row = await rowOfCase();
  expect((await change([])).body).toEqual({ classes: [] });
  // Pages that are kept for everybody ask by it whether they still hold.
  expect(await rowOfCase()).not.toBe(row);
  expect((await change([towerA])).body.classes).toEqual([{ number: 4, ...towerA }]);
});

test('what is no class of its own is refused, and changes nothing', async () => {
  const both = [towerA, towerB];
  await change(both);
  const before = await publicClasses();
  const issuesOf = async (classes: unknown, more: object = {}) => {
    const { status, body } = await change(classes, more);
    return [status, body.code, body.issues?.map(({ path, message }) => [path, message])];
  };
  const long = 'x'.repeat(201);
  for (const [classes, path, message] of [
    [[{ name: ' ' }], 'classes.0.name', 'The name of the class is required'],
    [[{ name: long }], 'classes.0.name', 'The name of the class must be at most 200 characters'],
    [
      [{ name: 'Tower\u0000A' }],
      'classes.0.name',
      'The name of the class contains characters that cannot be stored',
    ],
    [
      [{ ...towerA, representative: long }],
      'classes.0.representative',
      'Authorised representative of creditors in a class must be at most 200 characters',
    ],
    [
      [towerA, { name: 'ALLOTTEES of tower A' }],
      'classes.1.name',
      'Two classes have this name. Give each its own',
    ],
    [
      [{ number: 3, ...towerA }],
      'classes.0.number',
      'The case has no class with this number, or it is given twice',
    ],
    [[{ number: 1.5, ...towerA }], 'classes.0.number', 'The class must be a whole number'],
    [
      [
        { number: 1, ...towerA },
        { number: 1, ...towerB },
      ],
      'classes.1.number',
      'The case has no class with this number, or it is given twice',
    ],
    ['A', 'classes', 'classes must be a list'],
    [
      Array.from({ length: 21 }, (_, at) => ({ name: `Class ${at}` })),
      'classes',
      'classes can have at most 20 entries',
    ],
  ] as const)
    expect(await issuesOf(classes)).toEqual([400, 'invalid', [[path, message]]]);
  const seen = before.slice(1);
  expect((await issuesOf([], { seen })).slice(0, 2)).toEqual([409, 'classes_changed_meanwhile']);
  expect(await publicClasses()).toEqual(before);
  const most = Array.from({ length: 20 }, (_, at) => ({ name: `Class ${at}` }));
  expect((await change(most)).body.classes).toHaveLength(20);
});

test('a name or representative that looks like a number is asked about, once', async () => {
  const telling = { name: 'Tower A, ABCPK1234F', representative: 'Kavya Rao, 98765 43210' };
  const { status, body } = await change([towerB, telling]);
  expect([status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
    400,
    'identifier_in_public_text',
    ['classes.1.name', 'classes.1.representative'],
  ]);
  expect((await change([telling], { publishAnyway: true })).status).toBe(400);
  const reason = 'The register calls it so.';
  expect((await change([telling], { publishAnyway: true, reason })).status).toBe(200);
  expect((await changesInTrail())[0]).toMatchObject({ publishedAnyway: reason });
  // What stays is not asked about again.
  expect((await change([{ number: 1, ...telling }, towerB])).status).toBe(200);
});
