import type { ChangesOfClaim } from '@/lib/claims/deeds/changes/present';
import { acceptAs, otherAccount } from '@/tests/support/data/changes';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { objectedBy, publishedListAs, refuseAs } from '@/tests/support/data/objections';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import {
  productionByPassword,
  type StartedPortal,
  startedPortal,
} from '@/tests/support/portal/started-portal';

const portals: StartedPortal[] = [];
afterAll(() => Promise.all(portals.map((portal) => portal.remove())));

interface Office {
  portal: StartedPortal;
  asha: TestPerson;
  meera: TestPerson;
  kavya: TestPerson;
  ravi: TestPerson;
  newClaim(): Promise<string>;
  trace(claimId: string): Promise<unknown>;
}

/** A portal with two administrators and a case manager. */
async function officeIn(mode: 'trial' | 'production'): Promise<Office> {
  const portal = await startedPortal(mode === 'trial' ? {} : productionByPassword);
  portals.push(portal);
  const { address } = portal;
  const joins = async (role: 'claimant' | 'ip_admin' | 'ip_case_manager') => {
    const person = await signUp(role, address);
    await portal.database.query(
      `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
      [person.user.id],
    );
    return person;
  };
  const [asha, meera, kavya, ravi] = [
    await joins('claimant'),
    await joins('ip_admin'),
    await joins('ip_admin'),
    await joins('ip_case_manager'),
  ];
  const newClaim = async () => {
    const { id } = await createClaimAs(asha, 'form_b', { claimAmount: '5000' });
    await assignTo(meera, id, ravi);
    return id;
  };
  const trace = (claimId: string) =>
    traceOf(claimId, async (text, values) => (await portal.database.query(text, values)).rows);
  return { portal, asha, meera, kavya, ravi, newClaim, trace };
}

const whole = (changes: object = {}) =>
  determinationOf([{ head: 'principal', admitted: '5000' }], changes);

let trial: Office;
let production: Office;
beforeAll(async () => {
  trial = await officeIn('trial');
  production = await officeIn('production');
}, 240_000);

const needsTwo = (office: Office, yes: boolean) =>
  ask(office.meera, 'PATCH', 'case', { determinationNeedsTwo: yes });

test('in a trial one person may propose and confirm, a case manager too', async () => {
  const { ravi, meera, newClaim } = trial;
  for (const person of [ravi, meera]) {
    const answer = await determineAs(person, await newClaim(), whole({ confirm: true }));
    expect([answer.status, answer.body.state]).toEqual([201, 'confirmed']);
  }
});

test('in production an administrator may propose and confirm, and a case manager may not confirm', async () => {
  const { ravi, meera, newClaim, trace } = production;
  const confirmed = await determineAs(meera, await newClaim(), whole({ confirm: true }));
  expect([confirmed.status, confirmed.body.state]).toEqual([201, 'confirmed']);
  const claimId = await newClaim();
  const before = await trace(claimId);
  const refused = await determineAs(ravi, claimId, whole({ confirm: true }));
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect(await trace(claimId)).toEqual(before);
});

test('in production a case manager may not refuse an objection', async () => {
  const { asha, ravi, meera, newClaim, trace } = production;
  const claimId = await newClaim();
  const list = await publishedListAs(meera);
  const { id } = await objectedBy(asha, claimId, list);
  const before = await trace(claimId);
  const refused = await refuseAs(ravi, id);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect(await trace(claimId)).toEqual(before);
  expect((await refuseAs(meera, id)).status).toBe(200);
});

test('where two people are required, nobody can confirm their own proposal', async () => {
  const { meera, kavya, newClaim, trace } = production;
  await needsTwo(production, true);
  const claimId = await newClaim();
  const atOnce = await determineAs(meera, claimId, whole({ confirm: true }));
  expect([atOnce.status, atOnce.body.code]).toEqual([409, 'second_person_required']);
  const { body } = await determineAs(meera, claimId, whole());
  const before = await trace(claimId);
  const alone = await confirmAs(meera, body.id);
  expect([alone.status, alone.body.code]).toEqual([409, 'second_person_required']);
  const many = await ask<{ skipped: { reason: string }[] }>(
    meera,
    'POST',
    'determinations/bulk/confirm',
    {
      ids: [body.id],
    },
  );
  expect(many.body.skipped.map(({ reason }) => reason)).toEqual(['second_person_required']);
  expect(await trace(claimId)).toEqual(before);
  expect((await confirmAs(kavya, body.id)).body.state).toBe('confirmed');
  await needsTwo(production, false);
});

test('each professional is told correctly whether they may confirm their own proposals', async () => {
  const told: unknown[] = [];
  for (const [mode, office] of [
    ['trial', trial],
    ['production', production],
  ] as const) {
    const { meera, ravi, newClaim } = office;
    for (const two of [false, true]) {
      await needsTwo(office, two);
      for (const person of [meera, ravi]) {
        const { body } = await ask<{ mayConfirmOwn: boolean }>(person, 'GET', 'case');
        const { status } = await determineAs(person, await newClaim(), whole({ confirm: true }));
        expect([mode, two, person.user.role, status === 201]).toEqual([
          mode,
          two,
          person.user.role,
          body.mayConfirmOwn,
        ]);
        told.push([mode, two, person.user.role, body.mayConfirmOwn]);
      }
    }
    const { body } = await needsTwo(office, false);
    expect(body).toMatchObject({ determinationNeedsTwo: false, mayConfirmOwn: true });
  }
  expect(told).toEqual([
    ['trial', false, 'ip_admin', true],
    ['trial', false, 'ip_case_manager', true],
    ['trial', true, 'ip_admin', false],
    ['trial', true, 'ip_case_manager', false],
    ['production', false, 'ip_admin', true],
    ['production', false, 'ip_case_manager', false],
    ['production', true, 'ip_admin', false],
    ['production', true, 'ip_case_manager', false],
  ]);
  const asked = await ask<object>(trial.asha, 'GET', 'case');
  expect(asked.body).not.toHaveProperty('mayConfirmOwn');
});

describe('a status that its author may not confirm', () => {
  test('becomes a proposal, and its author is told so', async () => {
    const { ravi, meera, asha, newClaim } = production;
    const claimId = await newClaim();
    const answer = await ask<{ status: string; notice: object; determination: object }>(
      ravi,
      'PATCH',
      `claims/${claimId}/status`,
      { status: 'approved' },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'submitted',
      determination: { state: 'proposed', totals: { admitted: '5000.00' } },
      notice: { code: 'proposed_only', message: expect.stringMatching(/confirm/) },
    });
    expect(await determinationsFor(asha, claimId)).toEqual([]);
    const [proposal] = await determinationsFor(meera, claimId);
    await confirmAs(meera, proposal?.id ?? '');
    expect((await ask<{ status: string }>(asha, 'GET', `claims/${claimId}`)).body.status).toBe(
      'approved',
    );
  });

  test.each(['approved', 'rejected'])(
    'keeps its note with the proposal: %s, and the claimant reads it once that is confirmed',
    async (status) => {
      const { ravi, meera, asha, newClaim } = production;
      const told = async (claimId: string) =>
        (await ask<{ reviewNote: string | null }>(asha, 'GET', `claims/${claimId}`)).body
          .reviewNote;
      const [one, other] = [await newClaim(), await newClaim()];
      const notes = { [one]: 'Bills 1 to 9.', [other]: 'Bills 10 to 19.' };
      for (const [claimId, reviewNote] of Object.entries(notes)) {
        await ask(ravi, 'PATCH', `claims/${claimId}/status`, { status, reviewNote });
        expect(await told(claimId)).toBeNull();
        for (const call of ['', '/determinations', '/audit'])
          expect((await ask(asha, 'GET', `claims/${claimId}${call}`)).text).not.toContain(
            'Bills 1',
          );
      }
      const proposals = await Promise.all(
        [one, other].map(async (claimId) => (await determinationsFor(meera, claimId))[0]),
      );
      expect(proposals.map((proposal) => proposal?.reviewNote)).toEqual(Object.values(notes));
      const ids = proposals.map((proposal) => proposal?.id);
      const { body } = await ask(meera, 'POST', 'determinations/bulk/confirm', { ids });
      expect(body).toMatchObject({ confirmed: 2, skipped: [] });
      for (const [claimId, note] of Object.entries(notes)) expect(await told(claimId)).toBe(note);
    },
  );

  test('gives way to the note of whoever confirms', async () => {
    const { ravi, meera, newClaim } = production;
    const answers = [];
    for (const reviewNote of ['Checked again.', undefined]) {
      const claimId = await newClaim();
      const proposed = { status: 'approved', reviewNote: 'Checked.' };
      await ask(ravi, 'PATCH', `claims/${claimId}/status`, proposed);
      const decided = { status: 'approved', reviewNote };
      const { body } = await ask<{ reviewNote: string }>(
        meera,
        'PATCH',
        `claims/${claimId}/status`,
        decided,
      );
      answers.push(body.reviewNote);
    }
    expect(answers).toEqual(['Checked again.', 'Checked.']);
  });

  test('is counted apart in a change of many claims', async () => {
    const { ravi, newClaim } = production;
    const claimIds = [await newClaim(), await newClaim()];
    const answer = await ask<object>(ravi, 'PATCH', 'claims/bulk/status', {
      claimIds,
      status: 'rejected',
      reviewNote: 'Paid.',
    });
    expect(answer.body).toMatchObject({
      updated: 0,
      skipped: [],
      proposed: 2,
      notice: { code: 'proposed_only' },
    });
  });

  test('is only proposed by an administrator where two people are required', async () => {
    const { meera, newClaim } = trial;
    await needsTwo(trial, true);
    const claimId = await newClaim();
    const answer = await ask<{ status: string; notice: object }>(
      meera,
      'PATCH',
      `claims/${claimId}/status`,
      {
        status: 'approved',
      },
    );
    expect(answer.body).toMatchObject({ status: 'submitted', notice: { code: 'proposed_only' } });
    await needsTwo(trial, false);
  });
});

describe('approving a claim that somebody else proposed', () => {
  const related = { relatedParty: true, remarks: 'A subsidiary.', basis: 'order' };
  const unsure = determinationOf([
    { head: 'principal', admitted: '4000', underVerification: '1000' },
  ]);
  type Answered = { status: string; notice?: object; determination: { state: string } };
  const approve = (person: TestPerson, claimId: string) =>
    ask<Answered>(person, 'PATCH', `claims/${claimId}/status`, {
      status: 'approved',
      reviewNote: 'Checked.',
    });

  test.each([true, false])(
    'confirms the proposal as it is, where two people are required: %s',
    async (two) => {
      const { ravi, meera, portal, newClaim } = production;
      await needsTwo(production, two);
      const claimId = await newClaim();
      const { body: proposal } = await determineAs(ravi, claimId, whole(related));
      const answer = await approve(meera, claimId);
      expect(answer.body).toMatchObject({
        status: 'approved',
        reviewNote: 'Checked.',
        determination: { state: 'confirmed', number: 1 },
      });
      expect(answer.body).not.toHaveProperty('notice');
      const all = await determinationsFor(meera, claimId);
      expect(all).toEqual([
        {
          ...proposal,
          state: 'confirmed',
          confirmedBy: { id: meera.user.id, firstName: 'Meera', lastName: 'Iyer' },
          confirmedAt: expect.any(String),
        },
      ]);
      const { rows } = await portal.database.query(
        `SELECT action, user_id AS who, details ->> 'reviewNote' AS note FROM audit_entries
       WHERE claim_id = $1 AND (action::text LIKE 'determination_%' OR action = 'status_changed') ORDER BY id`,
        [claimId],
      );
      expect(rows).toEqual([
        { action: 'determination_proposed', who: ravi.user.id, note: null },
        { action: 'determination_confirmed', who: meera.user.id, note: null },
        { action: 'status_changed', who: meera.user.id, note: 'Checked.' },
      ]);
      await needsTwo(production, false);
    },
  );

  test('proposes anew when the proposal is one’s own, incomplete, or of an older form', async () => {
    const { ravi, meera, asha, newClaim } = production;
    await needsTwo(production, true);
    const [own, open, edited] = [await newClaim(), await newClaim(), await newClaim()];
    await determineAs(meera, own, whole());
    await determineAs(ravi, open, unsure);
    await determineAs(ravi, edited, whole());
    const change = { claimData: { claimDescription: 'Another bill of the same month.' } };
    expect((await ask(asha, 'PATCH', `claims/${edited}`, change)).status).toBe(200);
    for (const claimId of [own, open, edited]) {
      const { body } = await approve(meera, claimId);
      expect(body).toMatchObject({ notice: { code: 'proposed_only' } });
      const [newest] = await determinationsFor(meera, claimId);
      expect(newest).toMatchObject({
        number: 2,
        state: 'proposed',
        proposedBy: { id: meera.user.id },
      });
    }
    await needsTwo(production, false);
  });

  test('confirms others’ proposals among many claims, and counts the rest as proposed', async () => {
    const { ravi, meera, newClaim } = production;
    await needsTwo(production, true);
    const claimIds = [await newClaim(), await newClaim(), await newClaim(), await newClaim()];
    const [one = '', two = '', open = '', none = ''] = claimIds;
    await determineAs(ravi, one, whole());
    await determineAs(ravi, two, whole(related));
    await determineAs(ravi, open, unsure);
    const answer = await ask<object>(meera, 'PATCH', 'claims/bulk/status', {
      claimIds,
      status: 'approved',
    });
    expect(answer.body).toMatchObject({ updated: 2, proposed: 2, skipped: [] });
    const stands = async (claimId: string) => {
      const [newest] = await determinationsFor(meera, claimId);
      return [newest?.number, newest?.state, newest?.proposedBy?.id];
    };
    expect([await stands(one), await stands(two)]).toEqual([
      [1, 'confirmed', ravi.user.id],
      [1, 'confirmed', ravi.user.id],
    ]);
    expect([await stands(open), await stands(none)]).toEqual([
      [2, 'proposed', meera.user.id],
      [1, 'proposed', meera.user.id],
    ]);
    await needsTwo(production, false);
  });
});

test('where two people are required, nobody accepts a bank account that they entered from paper', async () => {
  const { meera, kavya } = trial;
  await needsTwo(trial, true);
  try {
    const entered = await ask<{ id: string }>(meera, 'POST', 'claims/entered', {
      ...claimBodyOf('form_d', { ...someNumbers(), email: '' }),
      receivedOn: '2026-01-05',
      receivedBy: 'post',
      beforeCommencement: true,
    });
    const { id } = entered.body;
    await trial.portal.database.query(`UPDATE claims SET status = 'rejected' WHERE id = $1`, [id]);
    const asked = await ask<ChangesOfClaim>(meera, 'POST', `claims/entered/${id}/change-requests`, {
      ...otherAccount(),
      receivedOn: '2026-01-20',
      receivedBy: 'post',
      sender: 'Her son',
    });
    expect(asked.status).toBe(201);
    const change = asked.body.changes[0]?.id ?? '';
    const refused = await acceptAs(meera, change, 1);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'second_person_required' }]);
    expect((await acceptAs(kavya, change, 1)).status).toBe(200);
  } finally {
    await needsTwo(trial, false);
  }
});

test('professionals alone see whether two people are required, and a change of it is in the trail', async () => {
  const { ravi, asha, portal } = trial;
  const seen = async (person: TestPerson) =>
    (await ask<Record<string, unknown>>(person, 'GET', 'case')).body;
  await needsTwo(trial, true);
  expect(await seen(ravi)).toHaveProperty('determinationNeedsTwo', true);
  expect(await seen(asha)).not.toHaveProperty('determinationNeedsTwo');
  expect(await seen({ ...asha, token: 'none' })).toHaveProperty('commencementDate');
  await needsTwo(trial, false);
  const { rows } = await portal.database.query(
    `SELECT details->'changes' AS changes FROM audit_entries WHERE action = 'case_changed' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ changes: [{ field: 'determinationNeedsTwo', from: true, to: false }] }]);
  const wrong = await ask(trial.meera, 'PATCH', 'case', { determinationNeedsTwo: 'yes' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid']);
  expect((await ask(ravi, 'PATCH', 'case', { determinationNeedsTwo: true })).status).toBe(403);
});
