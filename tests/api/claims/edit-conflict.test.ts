import { formatDateTime } from '@/lib/format/date';
import {
  assign,
  bulkAssign,
  bulkStatus,
  changesOf,
  setStatus,
  statusAndAssigneeOf,
} from '@/tests/support/data/bulk';
import { edit } from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';

let asha: TestPerson;
let meera: TestPerson;
let arjun: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [asha, meera, arjun, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  await rows("UPDATE users SET first_name = 'Arjun', last_name = 'Rao' WHERE id = $1", [
    arjun.user.id,
  ]);
});

afterAll(() => database.end());

/** The time of the last such audit entry of the claim, as the API words it. */
async function whenOf(claimId: string, action: 'status_changed' | 'claim_assigned') {
  const [entry] = await rows<{ timestamp: Date }>(
    'SELECT timestamp FROM audit_entries WHERE claim_id = $1 AND action = $2 ORDER BY id DESC LIMIT 1',
    [claimId, action],
  );
  return formatDateTime(entry?.timestamp ?? '', 'en');
}

const again = 'Look at it again before you change it.';
const refused = (code: string, message: string, params: object) => ({
  message: `${message} ${again}`,
  code,
  params,
});
const byArjun = { known: 'yes', name: 'Arjun Rao', at: expect.stringMatching(/^\d{4}-.*Z$/) };
const answerOf = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

describe('a status change based on an outdated status', () => {
  it('is refused with who set the present one, and when', async () => {
    const { id } = await createClaimAs(asha);
    await setStatus(meera, id, { status: 'under_review', from: 'submitted' });
    await setStatus(arjun, id, { status: 'approved', reviewNote: 'Fine.', from: 'under_review' });
    await assignTo(meera, id, ravi);
    const when = await whenOf(id, 'status_changed');
    for (const status of ['rejected', 'approved']) {
      const late = await setStatus(meera, id, { status, from: 'under_review' });
      expect(answerOf(late)).toEqual({
        status: 409,
        body: refused(
          'status_changed_meanwhile',
          `Arjun Rao changed this claim to Approved on ${when}.`,
          { status: 'approved', ...byArjun },
        ),
      });
    }
    expect(await statusAndAssigneeOf([id])).toMatchObject([
      { status: 'approved', review_note: 'Fine.' },
    ]);
    expect(await changesOf([id])).toHaveLength(3);
  });

  it('is made once the caller has seen the present one, or names none', async () => {
    const { id } = await createClaimAs(asha);
    await setStatus(arjun, id, { status: 'approved' });
    expect((await setStatus(meera, id, { status: 'rejected', from: 'approved' })).status).toBe(200);
    expect((await setStatus(meera, id, { status: 'approved' })).status).toBe(200);
    const same = await setStatus(meera, id, { status: 'approved', from: 'approved' });
    expect(same.body.code).toBe('same_status');
  });

  it('is refused without a name when the audit trail has none', async () => {
    const { id } = await createClaimAs(asha);
    await rows("UPDATE claims SET status = 'info_required' WHERE id = $1", [id]);
    const late = await setStatus(meera, id, { status: 'approved', from: 'submitted' });
    expect(late.body).toEqual(
      refused('status_differs', 'This claim is now Info Required.', { status: 'info_required' }),
    );
  });

  it('is refused when the seen status is no status', async () => {
    const { id } = await createClaimAs(asha);
    const answer = await setStatus(meera, id, { status: 'approved', from: 'new' });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'from' }]);
  });

  it('skips those of many claims that others changed, and names who', async () => {
    const [untouched, taken] = [await createClaimAs(asha), await createClaimAs(asha)];
    await setStatus(arjun, taken.id, { status: 'info_required' });
    const answer = await bulkStatus(meera, {
      claimIds: [taken.id, untouched.id],
      status: 'approved',
      seen: { [taken.id.toUpperCase()]: 'submitted', [untouched.id]: 'submitted' },
    });
    const when = await whenOf(taken.id, 'status_changed');
    expect(answer.body).toEqual({
      updated: 1,
      skipped: [
        {
          id: taken.id,
          claimNumber: taken.claimNumber,
          reason: 'changed_meanwhile',
          message: `Arjun Rao changed this claim to Info Required on ${when}. ${again}`,
          code: 'status_changed_meanwhile',
          params: { status: 'info_required', ...byArjun },
        },
      ],
    });
    expect(await statusAndAssigneeOf([taken.id, untouched.id])).toMatchObject([
      { status: 'info_required' },
      { status: 'approved' },
    ]);
  });
});

describe('a status change based on an outdated form', () => {
  const raised = async (version: number) => {
    const claim = await createClaimAs(asha);
    for (let more = 1; more < version; more += 1) {
      const amount = { claimAmount: `${more}00000000.00` };
      expect((await edit(asha, claim.id, { claimData: amount })).status).toBe(200);
    }
    return claim;
  };

  it('is refused with who changed the form, and is made for the present one', async () => {
    const { id } = await raised(3);
    const late = await setStatus(meera, id, { status: 'approved', from: 'submitted', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'form_changed_meanwhile']);
    expect(late.body.message).toContain('Asha Devi changed this claim on');
    expect(await changesOf([id])).toEqual([]);
    expect((await setStatus(meera, id, { status: 'approved', version: 3 })).status).toBe(200);
    expect((await setStatus(meera, id, { status: 'approved', version: 0 })).status).toBe(400);
  });

  it('skips those of many claims whose form changed, and names who changed it', async () => {
    const [same, edited] = [await raised(1), await raised(2)];
    const change = { claimIds: [same.id, edited.id], status: 'approved' };
    for (const versions of [[1], [1, 1, 1], [1, 0], 'one']) {
      expect((await bulkStatus(meera, { ...change, versions })).status).toBe(400);
    }
    const answer = await bulkStatus(meera, { ...change, versions: [1, 1] });
    expect(answer.body).toMatchObject({
      updated: 1,
      skipped: [
        {
          id: edited.id,
          reason: 'changed_meanwhile',
          message: expect.stringContaining('Asha Devi changed this claim on'),
        },
      ],
    });
    expect(await statusAndAssigneeOf([same.id, edited.id])).toMatchObject([
      { status: 'approved' },
      { status: 'submitted' },
    ]);
    expect((await bulkStatus(meera, change)).body).toMatchObject({ updated: 1 });
  });
});

describe('an assignment based on an outdated assignee', () => {
  it('is refused with who assigned the present one, and when', async () => {
    const { id } = await createClaimAs(asha);
    await assign(arjun, id, { assigneeId: ravi.user.id, from: null });
    const late = await assign(meera, id, { assigneeId: meera.user.id, from: null });
    const when = await whenOf(id, 'claim_assigned');
    const message = `Arjun Rao assigned this claim to Ravi Menon on ${when}.`;
    expect(answerOf(late)).toEqual({
      status: 409,
      body: refused('assigned_meanwhile', message, { assignee: 'Ravi Menon', ...byArjun }),
    });
    expect((await statusAndAssigneeOf([id]))[0]?.assigned_to_id).toBe(ravi.user.id);
  });

  it('is refused with who unassigned the claim', async () => {
    const { id } = await createClaimAs(asha);
    await assignTo(meera, id, ravi);
    await assign(arjun, id, { assigneeId: null, from: ravi.user.id.toUpperCase() });
    const late = await assign(meera, id, { assigneeId: meera.user.id, from: ravi.user.id });
    const when = await whenOf(id, 'claim_assigned');
    expect(late.body).toEqual(
      refused('unassigned_meanwhile', `Arjun Rao unassigned this claim on ${when}.`, byArjun),
    );
    expect((await assign(meera, id, { assigneeId: meera.user.id, from: null })).status).toBe(200);
    expect((await assign(meera, id, { assigneeId: null })).status).toBe(200);
  });

  it('skips those of many claims that others assigned', async () => {
    const [untouched, taken] = [await createClaimAs(asha), await createClaimAs(asha)];
    await assignTo(arjun, taken.id, ravi);
    const answer = await bulkAssign(meera, {
      claimIds: [taken.id, untouched.id],
      assigneeId: meera.user.id,
      seen: { [taken.id]: null, [untouched.id]: null },
    });
    expect(answer.body).toMatchObject({
      updated: 1,
      skipped: [{ id: taken.id, reason: 'changed_meanwhile', message: /Arjun Rao/ }].map(
        ({ message, ...rest }) => ({ ...rest, message: expect.stringMatching(message) }),
      ),
    });
    expect((await statusAndAssigneeOf([taken.id]))[0]?.assigned_to_id).toBe(ravi.user.id);
  });
});
