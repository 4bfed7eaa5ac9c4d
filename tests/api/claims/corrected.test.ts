import { randomUUID } from 'node:crypto';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let address: string;
let meera: TestPerson;
let ravi: TestPerson;
let otherManager: TestPerson;
let asha: TestPerson;

beforeAll(async () => {
  portal = await ownPortal();
  address = (await portal.start()).address;
  [meera, ravi, otherManager, asha] = await Promise.all([
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
    signUp('ip_case_manager', address),
    signUp('claimant', address),
  ]);
});
afterAll(() => portal.remove());

interface Refused {
  code: string;
  issues?: { path: string; rule: string }[];
}

const send = (person: TestPerson, method: string, path: string, body: unknown) =>
  call<PresentedClaim & Refused>(method, `${address}/api/claims/${path}`, {
    token: person.token,
    body,
  });

let paper = 0;
async function entered(person: TestPerson, changes: Record<string, unknown> = {}) {
  paper += 1;
  const values = { email: '', claimAmount: `${1000 + paper}`, ...someNumbers(), ...changes };
  const { status, body } = await send(person, 'POST', 'entered', {
    ...claimBodyOf('form_d', values),
    receivedOn: '2026-01-20',
    receivedBy: 'post',
    beforeCommencement: true,
  });
  expect(status).toBe(201);
  return body;
}

const correct = (person: TestPerson, id: string, body: object) =>
  send(person, 'PATCH', `entered/${id}`, { reason: 'Read anew.', ...body });
const invite = (person: TestPerson, id: string, email: string) =>
  send(person, 'POST', `entered/${id}/invitation`, { email });

const read = async (person: TestPerson, id: string) =>
  (await call<PresentedClaim>('GET', `${address}/api/claims/${id}`, { token: person.token })).body;

const trailOf = async (id: string, action: string) =>
  (
    await portal.database.query(
      'SELECT user_id, details FROM audit_entries WHERE claim_id = $1 AND action = $2::"AuditAction" ORDER BY id',
      [id, action],
    )
  ).rows;

describe('correcting a paper claim', () => {
  test('changes the form, keeps the former version, and records the reason in the trail', async () => {
    const claim = await entered(ravi, { fullName: 'Kamla Devi', fatherName: '' });
    expect(claim.correctable).toBe(true);
    const { status, body } = await correct(ravi, claim.id, {
      version: 1,
      claimData: { fullName: 'Kamala Devi', claimAmount: '5000' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      creditorName: 'Kamala Devi',
      claimAmount: '5000.00',
      version: 2,
      status: 'submitted',
      submittedAt: claim.submittedAt,
      // Fields that the paper leaves empty stay missing, and a mask does not replace its number.
      claimData: { missingFields: ['fatherName'], panNumber: claim.claimData.panNumber },
    });
    expect(await trailOf(claim.id, 'claim_updated')).toEqual([
      {
        user_id: ravi.user.id,
        details: {
          fields: expect.arrayContaining(['fullName', 'claimAmount']),
          version: 2,
          reason: 'Read anew.',
        },
      },
    ]);
    const { rows } = await portal.database.query(
      `SELECT claim_data->>'fullName' AS name, replaced_by_id AS by FROM claim_versions WHERE claim_id = $1`,
      [claim.id],
    );
    expect(rows).toEqual([{ name: 'Kamla Devi', by: ravi.user.id }]);
  });

  test('fills in missing fields, and leaves the status info_required', async () => {
    const { id } = await entered(meera, { fatherName: '' });
    await send(meera, 'PATCH', `${id}/status`, { status: 'info_required', reviewNote: 'Slips?' });
    const { body } = await correct(meera, id, { claimData: { fatherName: 'Mohan Lal' } });
    expect([body.status, body.claimData.missingFields]).toEqual(['info_required', undefined]);
  });

  test('needs a reason, and names each wrong field', async () => {
    const { id } = await entered(ravi);
    for (const reason of ['', '  ', undefined]) {
      const { status, body } = await correct(ravi, id, {
        reason,
        claimData: { currentCity: 'Pune' },
      });
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'reason']);
    }
    const wrong = await correct(ravi, id, { claimData: { ifscCode: 'X', claimAmount: '' } });
    expect(wrong.body.issues?.map(({ path }) => path).sort()).toEqual([
      'claimData.claimAmount',
      'claimData.ifscCode',
    ]);
    expect((await read(ravi, id)).version).toBe(1);
  });

  test('without a change stores nothing', async () => {
    const { id, claimData } = await entered(ravi, { fatherName: '' });
    const { status } = await correct(ravi, id, { claimData: { fullName: claimData.fullName } });
    expect([status, (await read(ravi, id)).version]).toEqual([200, 1]);
    expect(await trailOf(id, 'claim_updated')).toEqual([]);
  });

  test('without a change waits for no lock and counts for no limit', async () => {
    const { id, claimData } = await entered(ravi);
    const counted = async () =>
      (
        await portal.database.query(
          `SELECT sum(count)::int AS n FROM rate_counts WHERE key LIKE 'edit%'`,
        )
      ).rows;
    const before = await counted();
    const holder = await portal.database.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM claims WHERE id = $1 FOR UPDATE', [id]);
      const { status, body } = await correct(ravi, id, {
        claimData: { fullName: claimData.fullName },
      });
      expect([status, body.version]).toEqual([200, 1]);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    expect(await counted()).toEqual(before);
  });

  test('without a change is refused to whom a change is refused', async () => {
    const { id } = await entered(ravi);
    expect((await correct(otherManager, id, { claimData: {} })).status).toBe(404);
    const hers = await createClaimAs(asha);
    const { status, body } = await correct(meera, hers.id, { claimData: {} });
    expect([status, body.code]).toEqual([409, 'not_correctable']);
  });

  test('is refused when somebody else corrected the same version first', async () => {
    const { id } = await entered(ravi);
    await correct(meera, id, { version: 1, claimData: { currentCity: 'Pune' } });
    const late = await correct(ravi, id, { version: 1, claimData: { currentCity: 'Surat' } });
    expect([late.status, late.body.code]).toEqual([409, 'form_changed_meanwhile']);
  });

  test('is open to who entered it and to administrators, and only for paper claims', async () => {
    const change = { claimData: { currentCity: 'Pune' } };
    const { id } = await entered(meera);
    expect((await correct(ravi, id, change)).status).toBe(404);
    await send(meera, 'PATCH', `${id}/assign`, { assigneeId: otherManager.user.id });
    expect((await read(otherManager, id)).correctable).toBe(false);
    expect((await correct(otherManager, id, change)).body.code).toBe('not_correctable');
    expect((await correct(asha, id, change)).status).toBe(403);
    const filed = await createClaimAs(asha, 'form_d', someNumbers());
    expect((await correct(meera, filed.id, change)).body.code).toBe('not_correctable');
    expect((await correct(meera, randomUUID(), change)).status).toBe(404);
  });

  test('is refused once the claim is decided', async () => {
    const { id } = await entered(meera);
    const whole = determinationOf([{ head: 'remainder', admitted: '1' }]);
    await determineAs(meera, id, whole);
    await send(meera, 'PATCH', `${id}/status`, { status: 'rejected', reviewNote: 'Paid.' });
    expect((await read(meera, id)).correctable).toBe(false);
    expect((await correct(meera, id, { claimData: { currentCity: 'Pune' } })).body.code).toBe(
      'decided',
    );
    expect((await invite(meera, id, `a.${randomUUID()}@example.in`)).body.code).toBe('decided');
  });
});

describe('inviting the creditor of a paper claim', () => {
  test('gives the creditor an account that has the claim once the letter was opened', async () => {
    const claim = await entered(ravi, { fullName: 'Savita Rao' });
    const email = `savita.${randomUUID()}@example.in`;
    const { status, body } = await invite(ravi, claim.id, email.toUpperCase());
    expect(status).toBe(200);
    expect(body.claimant).toMatchObject({ id: claim.claimant.id, firstName: 'Savita' });
    expect(body.claimant.email?.toLowerCase()).toBe(email);
    const { rows } = await portal.database.query(
      `SELECT (SELECT count(*)::int FROM mail_queue WHERE user_id = $1 AND kind = 'invitation') AS mailed,
         password_hash, email_proven_at FROM users WHERE id = $1`,
      [claim.claimant.id],
    );
    expect(rows).toEqual([{ mailed: 1, password_hash: null, email_proven_at: null }]);
    expect(await trailOf(claim.id, 'claimant_invited')).toEqual([
      { user_id: ravi.user.id, details: { known: false } },
    ]);
    // The invitation is not opened yet: a mistyped address can be corrected, and no second account is made.
    expect((await correct(ravi, claim.id, { claimData: { currentCity: 'Pune' } })).status).toBe(
      200,
    );
    expect((await invite(ravi, claim.id, email)).body.code).toBe('has_account');
    await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
      claim.claimant.id,
    ]);
    expect((await read(ravi, claim.id)).correctable).toBe(false);
    expect((await correct(ravi, claim.id, { claimData: { currentCity: 'Surat' } })).body.code).toBe(
      'not_correctable',
    );
  });

  test('at an address that has an account gives the claim to that account', async () => {
    const { id } = await entered(meera);
    const { body } = await invite(meera, id, asha.user.email);
    expect(body.claimant.id).toBe(asha.user.id);
    expect((await read(asha, id)).claimNumber).toBe(body.claimNumber);
  });

  test.each([
    ['a professional’s address', () => ravi.user.email, 'professional_email'],
    ['an invalid address', () => 'nobody', 'email'],
    ['nothing', () => '', 'required'],
  ])('is refused for %s', async (_, email, rule) => {
    const { id } = await entered(meera);
    const { status, body } = await invite(meera, id, email());
    expect([status, body.issues?.[0]]).toMatchObject([400, { path: 'email', rule }]);
    expect((await read(meera, id)).claimant.email).toBeNull();
  });

  test('twice at once, and with the same address for two claims, makes one account', async () => {
    const claims = await Promise.all([entered(meera), entered(ravi)]);
    const email = `two.${randomUUID()}@example.in`;
    const answers = await Promise.all(
      claims.flatMap(({ id }) => [invite(meera, id, email), invite(meera, id, email)]),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const { rows } = await portal.database.query(
      'SELECT count(DISTINCT claimant_id)::int AS n FROM claims WHERE id = ANY($1::uuid[])',
      [claims.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  describe('at a wrong address', () => {
    const accountAt = async (email: string) =>
      (
        await portal.database.query<{ id: string; claims: number; links: number; mailed: number }>(
          `SELECT u.id, (SELECT count(*)::int FROM claims c WHERE c.claimant_id = u.id) AS claims,
             (SELECT count(*)::int FROM password_resets r WHERE r.user_id = u.id) AS links,
             (SELECT count(*)::int FROM mail_queue m WHERE m.user_id = u.id AND m.kind = 'invitation' AND m.sent_at IS NULL) AS waiting,
             (SELECT count(*)::int FROM mail_queue m WHERE m.user_id = u.id AND m.kind = 'invitation') AS mailed
           FROM users u WHERE u.email = $1`,
          [email],
        )
      ).rows[0];
    const some = (name: string) => `${name}.${randomUUID()}@example.in`;

    test('is replaced by another invitation until somebody opened the first, whose link then fails', async () => {
      const claim = await entered(ravi);
      const [wrong, right] = [some('svita'), some('savita')];
      await invite(ravi, claim.id, wrong);
      // The letter with the link has gone.
      await until(async () => ((await accountAt(wrong))?.links === 1 ? true : undefined));
      expect((await invite(otherManager, claim.id, right)).status).toBe(404);
      const { status, body } = await invite(ravi, claim.id, right);
      expect(status).toBe(200);
      expect(body.claimant).toMatchObject({ id: claim.claimant.id, email: right });
      expect(await accountAt(wrong)).toBeUndefined();
      expect(await accountAt(right)).toMatchObject({ id: claim.claimant.id, mailed: 2 });
      const link = await until(async () => {
        const account = await accountAt(right);
        return account?.links === 1 ? account : undefined;
      });
      expect(link.claims).toBe(1);
      expect((await trailOf(claim.id, 'claimant_invited')).map(({ details }) => details)).toEqual([
        { known: false },
        { known: false, corrected: true },
      ]);
      await portal.database.query('UPDATE users SET email_proven_at = now() WHERE email = $1', [
        right,
      ]);
      expect((await invite(ravi, claim.id, wrong)).body.code).toBe('not_correctable');
    });

    test('gives the claim to the right owner, and removes the account at the wrong address', async () => {
      const claim = await entered(meera);
      const wrong = some('asha');
      await invite(meera, claim.id, wrong);
      const { body } = await invite(meera, claim.id, asha.user.email);
      expect(body.claimant.id).toBe(asha.user.id);
      expect((await read(asha, claim.id)).claimNumber).toBe(body.claimNumber);
      expect(await accountAt(wrong)).toBeUndefined();
      const refused = await invite(meera, (await entered(meera)).id, ravi.user.email);
      expect(refused.body.issues?.[0]?.rule).toBe('professional_email');
    });

    test('leaves other claims of that address where they are', async () => {
      const [one, other] = await Promise.all([entered(meera), entered(meera)]);
      const [shared, right] = [some('shared'), some('right')];
      await invite(meera, one.id, shared);
      await invite(meera, other.id, shared);
      const { body } = await invite(meera, one.id, right);
      const [before, after] = [await accountAt(shared), await accountAt(right)];
      expect(before).toMatchObject({ claims: 1, mailed: 1 });
      expect(after).toMatchObject({ id: body.claimant.id, claims: 1, mailed: 1 });
      expect(after?.id).not.toBe(before?.id);
      expect(body.claimant).toMatchObject({
        firstName: one.claimant.firstName,
        lastName: one.claimant.lastName,
      });
    });
  });

  test('is refused to a claimant, and for a claim of somebody with an account', async () => {
    const { id } = await entered(meera);
    expect((await invite(asha, id, `x.${randomUUID()}@example.in`)).status).toBe(403);
    const filed = await createClaimAs(asha, 'form_d', someNumbers());
    expect((await invite(meera, filed.id, `x.${randomUUID()}@example.in`)).body.code).toBe(
      'not_correctable',
    );
  });
});
