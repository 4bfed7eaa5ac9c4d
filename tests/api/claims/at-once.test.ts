import { verifyAudit } from '@/lib/audit/verify';
import { pool } from '@/lib/platform/db';
import {
  assign,
  bulkAssign,
  bulkStatus,
  changesOf,
  copiesOf,
  setStatus,
  statusAndAssigneeOf,
} from '@/tests/support/data/bulk';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

let meera: TestPerson;
let arjun: TestPerson;
let ravi: TestPerson;

const newIds = async (count: number) => copiesOf((await createClaimAs(await signUp())).id, count);

const shuffled = <T>(list: readonly T[]) =>
  list
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

beforeAll(async () => {
  [meera, arjun, ravi] = await Promise.all([
    signUp('ip_admin'),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
});

afterAll(async () => {
  await Promise.all([database.end(), pool.end()]);
});

const rounds = 20;

describe('two professionals who saw the same claim', () => {
  it('can change its status once, and the slower one is told', async () => {
    const ids = await newIds(rounds);
    for (const [round, id] of ids.entries()) {
      const wishes = round % 2 ? ['approved', 'rejected'] : ['approved', 'approved'];
      const answers = await Promise.all(
        [meera, arjun].map((person, at) =>
          setStatus(person, id, { status: wishes[at], from: 'submitted' }),
        ),
      );
      const [won, lost] = answers.sort((a, b) => a.status - b.status);
      expect([won?.status, lost?.status, lost?.body.code]).toEqual([
        200,
        409,
        'status_changed_meanwhile',
      ]);
      const [stand] = await statusAndAssigneeOf([id]);
      expect(await changesOf([id])).toMatchObject([{ details: { to: stand?.status } }]);
      expect(won?.body.status).toBe(stand?.status);
    }
  });

  it('can assign it once', async () => {
    const ids = await newIds(rounds);
    for (const id of ids) {
      const answers = await Promise.all(
        [meera, arjun].map((person) =>
          assign(person, id, { assigneeId: person.user.id, from: null }),
        ),
      );
      const [won, lost] = answers.sort((a, b) => a.status - b.status);
      expect([won?.status, lost?.status, lost?.body.code]).toEqual([
        200,
        409,
        'assigned_meanwhile',
      ]);
      const [stand] = await statusAndAssigneeOf([id]);
      expect(won?.body.assignedToId).toBe(stand?.assigned_to_id);
      expect(await changesOf([id])).toHaveLength(1);
    }
  });

  it('change each of many claims once between them', async () => {
    const ids = await newIds(60);
    const seen = Object.fromEntries(ids.map((id) => [id, 'submitted']));
    const answers = await Promise.all(
      ['approved', 'rejected', 'info_required'].map((status) =>
        bulkStatus(meera, { claimIds: shuffled(ids), status, seen }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.updated, 0)).toBe(60);
    expect(answers.flatMap(({ body }) => body.skipped)).toHaveLength(120);
    expect((await changesOf(ids)).map(({ claim_id }) => claim_id).sort()).toEqual([...ids].sort());
  });
});

it('claims, their trail and their notifications agree after hundreds of simultaneous changes', async () => {
  const ids = await newIds(80);
  const some = () => shuffled(ids).slice(0, 60);
  const one = () => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const statuses = ['under_review', 'info_required', 'approved', 'rejected'];
  const assignees = [meera.user.id, arjun.user.id, ravi.user.id, null];
  const calls = Array.from({ length: 8 }, (_, at) => {
    const status = statuses[at % 4];
    const assigneeId = assignees[at % 4];
    const person = at % 2 ? meera : arjun;
    return [
      () => bulkStatus(person, { claimIds: some(), status }),
      () => bulkAssign(person, { claimIds: some(), assigneeId }),
      () => setStatus(person, one(), { status }),
      () => assign(person, one(), { assigneeId }),
    ];
  }).flat();
  const answers = await Promise.all(shuffled(calls).map((send) => send()));
  // A change to the status that a claim already has is 409; on a slow machine a call may wait too long and
  // get 503, having changed nothing. Any other answer is a fault, a deadlock above all.
  const statusesOf = answers.map(({ status }) => status);
  expect(statusesOf.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  expect(statusesOf.filter((status) => status === 200).length).toBeGreaterThan(calls.length / 3);

  const told = new Map(
    ids.map((id) => [id, { status: 'submitted', assigned_to_id: null as string | null }]),
  );
  for (const { claim_id, action, details } of await changesOf(ids)) {
    const stand = told.get(claim_id);
    if (!stand) continue;
    if (action === 'status_changed') {
      expect(details.from).toBe(stand.status);
      stand.status = String(details.to);
    } else {
      stand.assigned_to_id = details.assigneeId ?? null;
    }
  }
  expect(await statusAndAssigneeOf(ids)).toMatchObject([...told.values()]);
  expect((await verifyAudit()).broken).toEqual([]);
});
