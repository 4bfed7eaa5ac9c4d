import { randomUUID } from 'node:crypto';
import {
  assign,
  bulkAssign,
  bulkStatus,
  changesOf,
  copiesOf,
  setStatus,
  standOf,
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

/** Claims in Ravi's hands. */
async function ravisIds(count: number) {
  const ids = await newIds(count);
  for (const id of ids) await assignTo(meera, id, ravi);
  return ids;
}

describe('the status of many', () => {
  it('moves them in one go, with the note, and writes one entry each', async () => {
    const ids = await newIds(3);
    const answer = await bulkStatus(meera, {
      claimIds: ids,
      status: 'info_required',
      reviewNote: ' The invoices, please. ',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ updated: 3, skipped: [] });
    const stands = await standOf(ids);
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

  it('takes the note of the former status away', async () => {
    const ids = await newIds(2);
    await bulkStatus(meera, { claimIds: ids, status: 'info_required', reviewNote: 'Please.' });
    await bulkStatus(meera, { claimIds: ids, status: 'approved' });
    expect((await standOf(ids)).map((stand) => stand?.review_note)).toEqual([null, null]);
    expect((await changesOf(ids)).at(-1)?.details).toEqual({
      from: 'info_required',
      to: 'approved',
    });
  });

  it('skips and names those that have it already, and leaves their note', async () => {
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
        },
      ],
    });
    expect((await standOf([had.id]))[0]?.review_note).toBe('All there.');
    expect(await changesOf([had.id])).toHaveLength(1);
    expect(
      (await bulkStatus(meera, { claimIds: [had.id, other.id], status: 'approved' })).body,
    ).toMatchObject({ updated: 0, skipped: [{ id: had.id }, { id: other.id }] });
  });

  it('counts repeats once, also in capitals', async () => {
    const [id = ''] = await newIds(1);
    const claimIds = [id, id.toUpperCase(), id];
    const answer = await bulkStatus(meera, { claimIds, status: 'rejected' });
    expect(answer.body).toEqual({ updated: 1, skipped: [] });
    expect(await changesOf([id])).toHaveLength(1);
  });
});

describe('an id that is not the caller’s to see', () => {
  const strange: [string, () => Promise<string>][] = [
    ['of a claim in other hands', async () => (await createClaimAs(asha)).id],
    ['of no claim at all', async () => randomUUID()],
  ];

  it.each(strange)('%s makes the whole change 404 and changes nothing', async (_, strangeId) => {
    const ids = await ravisIds(2);
    const claimIds = [ids[0], await strangeId(), ids[1]];
    const before = [await standOf(ids), await changesOf(ids)];
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
    expect([await standOf(ids), await changesOf(ids)]).toEqual(before);
  });
});

describe('input', () => {
  const wrong: [string, (id: string) => Record<string, unknown>, string][] = [
    ['no claims', () => ({ claimIds: [] }), 'claimIds'],
    ['no list', () => ({ claimIds: undefined }), 'claimIds'],
    ['text for a list', (id) => ({ claimIds: id }), 'claimIds'],
    ['501 claims', () => ({ claimIds: Array.from({ length: 501 }, randomUUID) }), 'claimIds'],
    ['an id that is none', (id) => ({ claimIds: [id, 'CLM-1'] }), 'claimIds.1'],
    ['a number for an id', (id) => ({ claimIds: [id, 7] }), 'claimIds.1'],
    ['a list for what was seen', () => ({ seen: [] }), 'seen'],
  ];
  const wrongStatus: typeof wrong = [
    ...wrong,
    ['no status', () => ({ status: undefined }), 'status'],
    ['a status that is none', () => ({ status: 'done' }), 'status'],
    ['the status of new claims', () => ({ status: 'submitted' }), 'status'],
    ['a note too long', () => ({ reviewNote: 'x'.repeat(2001) }), 'reviewNote'],
    ['NUL in the note', () => ({ reviewNote: 'a\u0000' }), 'reviewNote'],
    ['no status that was seen', (id) => ({ seen: { [id]: 'new' } }), 'seen.{id}'],
  ];
  const wrongAssign: typeof wrong = [
    ...wrong,
    ['no assignee', () => ({ assigneeId: undefined }), 'assigneeId'],
    ['a name for an assignee', () => ({ assigneeId: 'Ravi' }), 'assigneeId'],
    ['no assignee that was seen', (id) => ({ seen: { [id]: 'Ravi' } }), 'seen.{id}'],
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

  it.each(wrongStatus)('for a status: %s is refused and named', async (_, change, path) => {
    const body = { claimIds: [id], status: 'approved', ...change(id) };
    expectIssue(await bulkStatus(meera, body), path);
  });

  it.each(wrongAssign)('for an assignee: %s is refused and named', async (_, change, path) => {
    const body = { claimIds: [id], assigneeId: null, ...change(id) };
    expectIssue(await bulkAssign(meera, body), path);
  });

  it('is taken for 500 claims, and for more ids that repeat', async () => {
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

describe('the assignee of many', () => {
  it('hands them over, names who had them, and skips who has them', async () => {
    const [free, hers] = await newClaims(2);
    if (!free || !hers) throw new Error('two claims are needed');
    await assignTo(meera, hers.id, meera);
    const ids = [hers.id, free.id];
    const first = await bulkAssign(meera, { claimIds: ids, assigneeId: meera.user.id });
    const message = 'The claim is assigned to Meera Iyer already.';
    const { id, claimNumber } = hers;
    expect(first.body).toEqual({
      updated: 1,
      skipped: [{ id, claimNumber, reason: 'same_assignee', message }],
    });
    const second = await bulkAssign(meera, { claimIds: ids, assigneeId: ravi.user.id });
    expect(second.body).toEqual({ updated: 2, skipped: [] });
    const details = { from: 'Meera Iyer', to: 'Ravi Menon', assigneeId: ravi.user.id };
    expect((await changesOf(ids)).slice(-2)).toMatchObject(
      ids.map((claim_id) => ({ claim_id, action: 'claim_assigned', details })),
    );
  });

  it('takes them out of everybody’s hands', async () => {
    const ids = await ravisIds(2);
    const answer = await bulkAssign(meera, { claimIds: ids, assigneeId: null });
    expect(answer.body).toEqual({ updated: 2, skipped: [] });
    expect((await standOf(ids)).map((stand) => stand?.assigned_to_id)).toEqual([null, null]);
    const again = await bulkAssign(meera, { claimIds: ids, assigneeId: null });
    expect(again.body.skipped.map(({ message }) => message)).toEqual(
      ids.map(() => 'The claim is already unassigned.'),
    );
  });

  it('lets a case manager hand on their own, who then sees them no more', async () => {
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
  it.each(unfit)('gives none to %s', async (_, unfitId) => {
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
