import { randomUUID } from 'node:crypto';
import {
  assign,
  bulkAssign,
  bulkStatus,
  changesOf,
  copiesOf,
  setStatus,
  statusAndAssigneeOf,
} from '@/tests/support/data/bulk';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
});

afterAll(() => database.end());

const newClaims = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createClaimAs(asha)));

const newIds = async (count: number) => (await newClaims(count)).map(({ id }) => id);

/** Ids of claims that are assigned to Ravi. */
async function ravisIds(count: number) {
  const ids = await newIds(count);
  for (const id of ids) await assignTo(meera, id, ravi);
  return ids;
}

describe('changing the status of many claims', () => {
  it('changes them together with the note, and writes one audit entry each', async () => {
    const ids = await newIds(3);
    const answer = await bulkStatus(meera, {
      claimIds: ids,
      status: 'info_required',
      reviewNote: ' The invoices, please. ',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ updated: 3, skipped: [] });
    const stands = await statusAndAssigneeOf(ids);
    for (const stand of stands) {
      expect(stand).toMatchObject({
        status: 'info_required',
        review_note: 'The invoices, please.',
      });
    }
    const details = { from: 'submitted', to: 'info_required', reviewNote: 'The invoices, please.' };
    expect(await changesOf(ids)).toEqual(
      ids.map((id) => ({
        claim_id: id,
        action: 'status_changed',
        details,
        user_full_name: 'Meera Iyer',
      })),
    );
  });

  it('removes the note of the former status', async () => {
    const ids = await newIds(2);
    await bulkStatus(meera, { claimIds: ids, status: 'info_required', reviewNote: 'Please.' });
    await bulkStatus(meera, { claimIds: ids, status: 'approved' });
    expect((await statusAndAssigneeOf(ids)).map((stand) => stand?.review_note)).toEqual([
      null,
      null,
    ]);
    expect((await changesOf(ids)).at(-1)?.details).toEqual({
      from: 'info_required',
      to: 'approved',
    });
  });

  it('skips and names those that have the status already, and keeps their note', async () => {
    const [had, other] = await newClaims(2);
    if (!had || !other) throw new Error('two claims are needed');
    await setStatus(meera, had.id, { status: 'approved', reviewNote: 'All there.' });
    const answer = await bulkStatus(meera, { claimIds: [had.id, other.id], status: 'approved' });
    expect(answer.body).toEqual({
      updated: 1,
      skipped: [
        {
          id: had.id,
          claimNumber: had.claimNumber,
          reason: 'same_status',
          message: 'The claim already has this status.',
          code: 'same_status',
        },
      ],
    });
    expect((await statusAndAssigneeOf([had.id]))[0]?.review_note).toBe('All there.');
    expect(await changesOf([had.id])).toHaveLength(1);
    expect(
      (await bulkStatus(meera, { claimIds: [had.id, other.id], status: 'approved' })).body,
    ).toMatchObject({ updated: 0, skipped: [{ id: had.id }, { id: other.id }] });
  });

  it('counts a repeated id once, also in capitals', async () => {
    const [id = ''] = await newIds(1);
    const claimIds = [id, id.toUpperCase(), id];
    const answer = await bulkStatus(meera, { claimIds, status: 'rejected' });
    expect(answer.body).toEqual({ updated: 1, skipped: [] });
    expect(await changesOf([id])).toHaveLength(1);
  });
});

describe('a change of many claims that includes', () => {
  const strange: [string, () => Promise<string>][] = [
    ['a claim of another case manager', async () => (await createClaimAs(asha)).id],
    ['an unknown claim', async () => randomUUID()],
  ];

  it.each(strange)('%s is answered 404 and changes nothing', async (_, strangeId) => {
    const ids = await ravisIds(2);
    const claimIds = [ids[0], await strangeId(), ids[1]];
    const before = [await statusAndAssigneeOf(ids), await changesOf(ids)];
    const status = await bulkStatus(ravi, { claimIds, status: 'approved' });
    const assigned = await bulkAssign(ravi, { claimIds, assigneeId: null });
    for (const answer of [status, assigned]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        message: 'Claim not found',
        code: 'not_found',
        params: { thing: 'claim' },
      });
    }
    expect([await statusAndAssigneeOf(ids), await changesOf(ids)]).toEqual(before);
  });
});

describe('a change of many claims', () => {
  const wrong: [string, (id: string) => Record<string, unknown>, string][] = [
    ['no claims', () => ({ claimIds: [] }), 'claimIds'],
    ['no list', () => ({ claimIds: undefined }), 'claimIds'],
    ['text for a list', (id) => ({ claimIds: id }), 'claimIds'],
    ['501 claims', () => ({ claimIds: Array.from({ length: 501 }, randomUUID) }), 'claimIds'],
    ['an invalid id', (id) => ({ claimIds: [id, 'CLM-1'] }), 'claimIds.1'],
    ['a number for an id', (id) => ({ claimIds: [id, 7] }), 'claimIds.1'],
    ['a list as the seen statuses', () => ({ seen: [] }), 'seen'],
  ];
  const wrongStatus: typeof wrong = [
    ...wrong,
    ['no status', () => ({ status: undefined }), 'status'],
    ['an unknown status', () => ({ status: 'done' }), 'status'],
    ['the status of new claims', () => ({ status: 'submitted' }), 'status'],
    ['a note too long', () => ({ reviewNote: 'x'.repeat(2001) }), 'reviewNote'],
    ['NUL in the note', () => ({ reviewNote: 'a\u0000' }), 'reviewNote'],
    ['an unknown status as the seen one', (id) => ({ seen: { [id]: 'new' } }), 'seen.{id}'],
  ];
  const wrongAssign: typeof wrong = [
    ...wrong,
    ['no assignee', () => ({ assigneeId: undefined }), 'assigneeId'],
    ['a name for an assignee', () => ({ assigneeId: 'Ravi' }), 'assigneeId'],
    ['a name as the seen assignee', (id) => ({ seen: { [id]: 'Ravi' } }), 'seen.{id}'],
  ];

  let id: string;
  beforeAll(async () => {
    [id = ''] = await newIds(1);
  });
  const expectIssue = (answer: Awaited<ReturnType<typeof bulkStatus>>, path: string) => {
    expect(answer.status).toBe(400);
    const { params } = (answer.body.issues?.[0] ?? {}) as { params?: unknown };
    expect(answer.body.issues).toEqual([
      {
        path: path.replace('{id}', id),
        rule: expect.any(String),
        message: expect.stringMatching(/\S/),
        params,
      },
    ]);
  };

  it.each(wrongStatus)('is refused for a wrong status call: %s', async (_, change, path) => {
    const body = { claimIds: [id], status: 'approved', ...change(id) };
    expectIssue(await bulkStatus(meera, body), path);
  });

  it.each(wrongAssign)('is refused for a wrong assign call: %s', async (_, change, path) => {
    const body = { claimIds: [id], assigneeId: null, ...change(id) };
    expectIssue(await bulkAssign(meera, body), path);
  });

  it('may name 500 claims, with any number of repeated ids', async () => {
    const ids = await copiesOf((await createClaimAs(await signUp())).id, 500);
    const claimIds = [...ids, ...ids];
    const body = { claimIds, status: 'under_review', seen: { [ids[0] ?? '']: 'submitted' } };
    expect((await bulkStatus(meera, body)).body).toEqual({ updated: 500, skipped: [] });
    const assigned = await bulkAssign(meera, { claimIds: ids, assigneeId: ravi.user.id });
    expect(assigned.body).toEqual({ updated: 500, skipped: [] });
    const changes = await changesOf(ids);
    expect(changes.map(({ claim_id }) => claim_id)).toEqual([...ids, ...ids]);
    const [{ count } = { count: '' }] = await rows<{ count: string }>(
      `SELECT count(*) FROM claims WHERE id = ANY($1::uuid[]) AND status = 'under_review' AND assigned_to_id = $2::uuid`,
      [ids, ravi.user.id],
    );
    expect(count).toBe('500');
  });
});

describe('assigning many claims', () => {
  it('assigns them, records who had them, and skips those already assigned', async () => {
    const [free, hers] = await newClaims(2);
    if (!free || !hers) throw new Error('two claims are needed');
    await assignTo(meera, hers.id, meera);
    const ids = [hers.id, free.id];
    const first = await bulkAssign(meera, { claimIds: ids, assigneeId: meera.user.id });
    const message = 'The claim is already assigned to Meera Iyer.';
    const { id, claimNumber } = hers;
    expect(first.body).toEqual({
      updated: 1,
      skipped: [
        {
          id,
          claimNumber,
          reason: 'same_assignee',
          message,
          code: 'same_assignee',
          params: { assigned: 'yes', assignee: 'Meera Iyer' },
        },
      ],
    });
    const second = await bulkAssign(meera, { claimIds: ids, assigneeId: ravi.user.id });
    expect(second.body).toEqual({ updated: 2, skipped: [] });
    const details = { from: 'Meera Iyer', to: 'Ravi Menon', assigneeId: ravi.user.id };
    expect((await changesOf(ids)).slice(-2)).toMatchObject(
      ids.map((claim_id) => ({ claim_id, action: 'claim_assigned', details })),
    );
  });

  it('unassigns them, and skips those already unassigned', async () => {
    const ids = await ravisIds(2);
    const answer = await bulkAssign(meera, { claimIds: ids, assigneeId: null });
    expect(answer.body).toEqual({ updated: 2, skipped: [] });
    expect((await statusAndAssigneeOf(ids)).map((stand) => stand?.assigned_to_id)).toEqual([
      null,
      null,
    ]);
    const again = await bulkAssign(meera, { claimIds: ids, assigneeId: null });
    expect(again.body.skipped.map(({ message }) => message)).toEqual(
      ids.map(() => 'The claim is already unassigned.'),
    );
  });

  it('lets a case manager hand on their own claims, and no longer see them', async () => {
    const ids = await ravisIds(2);
    const salma = await signUp('ip_case_manager');
    const body = { claimIds: ids, assigneeId: salma.user.id };
    expect((await bulkAssign(ravi, body)).body).toEqual({ updated: 2, skipped: [] });
    expect((await call('GET', `/api/claims/${ids[0]}`, { token: ravi.token })).status).toBe(404);
    expect((await call('GET', `/api/claims/${ids[0]}`, { token: salma.token })).status).toBe(200);
    expect((await bulkAssign(ravi, body)).status).toBe(404);
    expect((await assign(ravi, ids[0] ?? '', { assigneeId: null })).status).toBe(403);
  });

  const unfit: [string, () => Promise<string>][] = [
    ['a claimant', async () => asha.user.id],
    ['nobody known', async () => randomUUID()],
    ...(['pending', 'declined', 'disabled'] as const).map(
      (status): [string, () => Promise<string>] => [
        `a ${status} professional`,
        async () => {
          const { user } = await signUp('ip_case_manager');
          await rows('UPDATE users SET status = $2::"AccountStatus" WHERE id = $1', [
            user.id,
            status,
          ]);
          return user.id;
        },
      ],
    ),
  ];
  it.each(unfit)('is refused for %s as assignee', async (_, unfitId) => {
    const [id = ''] = await newIds(1);
    const assigneeId = await unfitId();
    const many = await bulkAssign(meera, { claimIds: [id], assigneeId });
    for (const answer of [many, await assign(meera, id, { assigneeId })]) {
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toMatchObject([{ path: 'assigneeId' }]);
    }
    expect(await changesOf([id])).toEqual([]);
  });
});
