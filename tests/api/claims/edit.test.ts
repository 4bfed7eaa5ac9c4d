import { randomUUID } from 'node:crypto';
import { edits } from '@/lib/access/limits';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formEdition } from '@/lib/forms/edition';
import { keyOf } from '@/lib/platform/rate-limit';
import { setStatus } from '@/tests/support/data/bulk';
import {
  aClaim,
  auditOf,
  edit,
  notificationsAbout,
  recordOf,
  withdraw,
} from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';

afterAll(() => database.end());

describe('an edit is refused', () => {
  it('to everybody but the claimant', async () => {
    const { ravi, meera, id } = await aClaim();
    const before = await recordOf(id);
    const change = { claimDescription: 'Somebody else says so.' };
    expect((await edit(await signUp(), id, change)).status).toBe(404);
    expect((await edit(ravi, id, change)).status).toBe(403);
    expect((await edit(meera, id, change)).status).toBe(403);
    expect((await edit(await signUp(), randomUUID(), change)).status).toBe(404);
    expect((await edit(await signUp(), 'abc', change)).status).toBe(404);
    expect(await recordOf(id)).toEqual(before);
  });

  it.each([
    ['approved', 'admitted'],
    ['rejected', 'not admitted'],
  ])('once the claim is %s', async (status, said) => {
    const { asha, ravi, id } = await aClaim();
    await setStatus(ravi, id, { status });
    const answer = await edit(asha, id, { claimDescription: 'One more thing to add.' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'decided',
      message: `There is a decision on this claim (${said}), so you cannot change it here. Ask for a change on the page of the claim instead.`,
      params: { status, act: 'edit' },
    });
  });

  it('once the claim is withdrawn', async () => {
    const { asha, id } = await aClaim();
    await withdraw(asha, id);
    const answer = await edit(asha, id, { claimDescription: 'One more thing to add.' });
    expect([answer.status, answer.body.code]).toEqual([409, 'withdrawn']);
  });

  const wrong: [string, unknown, string][] = [
    ['an invalid value', { claimData: { email: 'nobody' } }, 'claimData.email'],
    ['an emptied required field', { claimData: { fullName: ' ' } }, 'claimData.fullName'],
    ['a removed required field', { claimData: { bankName: null } }, 'claimData.bankName'],
    ['an amount of zero', { claimAmount: '0' }, 'claimData.claimAmount'],
    ['a value of the wrong type', { claimData: { department: 5 } }, 'claimData.department'],
    ['an amount that is a number', { claimAmount: 5 }, 'claimAmount'],
    ['a list in place of the form', { claimData: [] }, 'claimData'],
    ['a word as the version', { version: 'one' }, 'version'],
    ['the version zero', { version: 0 }, 'version'],
  ];
  it.each(wrong)('for %s', async (_, body, path) => {
    const { asha, id } = await aClaim();
    const before = await recordOf(id);
    const answer = await edit(asha, id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await recordOf(id)).toEqual(before);
  });

  it('with every broken rule named', async () => {
    const { asha, id } = await aClaim();
    const answer = await edit(asha, id, {
      claimAmount: '-1',
      claimData: { phone: '12', panNumber: 'x', accountNumber: '' },
    });
    expect(answer.body.issues?.map((issue) => issue.path).sort()).toEqual(
      ['phone', 'panNumber', 'claimAmount', 'accountNumber']
        .map((name) => `claimData.${name}`)
        .sort(),
    );
  });
});

describe('an edit', () => {
  it('changes the given values, and keeps the others and the former version', async () => {
    const { asha, claim, id } = await aClaim();
    const before = (await recordOf(id))?.claim_data;
    await rows("UPDATE claims SET form_edition = '2020-1' WHERE id = $1", [id]);
    const answer = await edit(asha, id, {
      version: 1,
      claimAmount: '200000.5',
      claimData: { fullName: '  Asha Devi  ', panNumber: 'abcde1234f', alternatePhone: '' },
    });
    expect(answer.status).toBe(200);
    const { alternatePhone: _, ...rest } = claim.claimData;
    expect(answer.body).toMatchObject({
      creditorName: 'Asha Devi',
      claimAmount: '200000.50',
      claimDescription: claim.claimDescription,
      status: 'submitted',
      version: 2,
    });
    expect(answer.body.claimData).toEqual({
      ...rest,
      fullName: 'Asha Devi',
      panNumber: '••••234F',
      claimAmount: '200000.5',
    });
    expect(answer.body.updatedAt > claim.updatedAt).toBe(true);
    const kept = await rows('SELECT * FROM claim_versions WHERE claim_id = $1', [id]);
    expect(kept).toEqual([
      {
        claim_id: id,
        version: 1,
        change_request_id: null,
        claim_data: before,
        replaced_by_id: asha.user.id,
        replaced_at: new Date(answer.body.updatedAt),
        replaced_fields: ['fullName', 'alternatePhone', 'panNumber', 'claimAmount'],
        form_edition: '2020-1',
      },
    ]);
    expect(await rows('SELECT form_edition FROM claims WHERE id = $1', [id])).toEqual([
      { form_edition: formEdition.number },
    ]);
  });

  it('leaves an audit entry with the names of the fields and none of their values', async () => {
    const { asha, id } = await aClaim();
    await edit(asha, id, { claimData: { panNumber: 'ABCDE1234F', bankName: 'Another Bank' } });
    expect(await auditOf(id, 'claim_updated')).toEqual([
      {
        details: { fields: ['panNumber', 'bankName'], version: 2 },
        user_full_name: 'Asha Devi',
      },
    ]);
  });

  it('ignores keys that the form does not have, and keeps the claim’s own', async () => {
    const { asha, id } = await aClaim();
    await rows(
      `UPDATE claims SET claim_data = claim_data || '{"requiresDocumentUpload": true, "documentUploadInstructions": "Pay slips"}'
       WHERE id = $1`,
      [id],
    );
    const answer = await edit(asha, id, {
      gossip: 'x',
      status: 'approved',
      claimData: {
        requiresDocumentUpload: false,
        documents: [randomUUID()],
        gossip: 'x',
        department: 'Depot',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe('submitted');
    expect(answer.body.claimData).toMatchObject({
      requiresDocumentUpload: true,
      documentUploadInstructions: 'Pay slips',
      department: 'Depot',
    });
    expect(Object.keys(answer.body.claimData)).not.toEqual(
      expect.arrayContaining(['gossip', 'documents']),
    );
  });

  it('without a change stores nothing, whichever version it names', async () => {
    const { asha, claim, id } = await aClaim();
    const before = await recordOf(id);
    for (const body of [
      {},
      { claimData: claim.claimData },
      { version: 7, claimAmount: claim.claimAmount },
    ]) {
      expect((await edit(asha, id, body)).status).toBe(200);
    }
    expect(await recordOf(id)).toEqual(before);
  });

  it('without a change waits for no lock of the claim, and counts for no limit', async () => {
    const { asha, claim, id } = await aClaim();
    const holder = await database.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM claims WHERE id = $1 FOR UPDATE', [id]);
      const answer = await edit(asha, id, { claimData: claim.claimData });
      expect([answer.status, answer.body.version]).toEqual([200, claim.version]);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    const counted = () =>
      rows('SELECT count FROM rate_counts WHERE key = $1', [keyOf(edits.person, asha.user.id)]);
    expect(await counted()).toEqual([]);
    expect((await edit(asha, id, { claimDescription: 'One more thing.' })).status).toBe(200);
    expect(await counted()).toEqual([{ count: 1 }]);
  });

  it('without a change is still refused where the claim is decided', async () => {
    const { asha, ravi, claim, id } = await aClaim();
    await setStatus(ravi, id, { status: 'approved' });
    const answer = await edit(asha, id, { claimData: claim.claimData });
    expect([answer.status, answer.body.code]).toEqual([409, 'decided']);
  });

  it('completes a claim with missing fields', async () => {
    const { asha, id } = await aClaim();
    await rows(
      `UPDATE claims SET claim_data = (claim_data - 'bankName' - 'fatherName') || '{"missingFields": ["fatherName", "bankName"]}'
       WHERE id = $1`,
      [id],
    );
    const half = await edit(asha, id, { claimData: { bankName: 'Demonstration Bank' } });
    expect(half.status).toBe(400);
    expect(half.body.issues?.map(({ path }) => path)).toEqual(['claimData.fatherName']);
    const whole = await edit(asha, id, {
      claimData: { bankName: 'Demonstration Bank', fatherName: 'Mohan Lal' },
    });
    expect(whole.status).toBe(200);
    expect(whole.body.claimData).not.toHaveProperty('missingFields');
  });

  it.each(creditorTypes)('accepts a whole claim on %s as the API gave it', async (type) => {
    const asha = await signUp();
    const claim = await createClaimAs(asha, type);
    const { creditorName } = formOf(type);
    const answer = await edit(asha, claim.id, {
      version: 1,
      claimAmount: claim.claimAmount,
      claimDescription: claim.claimDescription,
      natureOfClaim: claim.natureOfClaim,
      claimData: { ...claim.claimData, [creditorName]: 'Nayi Disha' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ creditorName: 'Nayi Disha', version: 2 });
    expect(answer.body.natureOfClaim).toBe(claim.natureOfClaim);
  });
});

describe('an edit of a claim that is waiting for information', () => {
  it('sets it back under review, keeps the note and tells its assignee', async () => {
    const { asha, ravi, meera, claim, id } = await aClaim();
    await setStatus(ravi, id, { status: 'info_required', reviewNote: 'Which bank?' });
    const answer = await edit(asha, id, { claimData: { bankName: 'Another Bank' } });
    expect(answer.body).toMatchObject({ status: 'under_review', reviewNote: 'Which bank?' });
    expect(await notificationsAbout(ravi, id)).toMatchObject([
      {
        type: 'status_change',
        title: `Claim ${claim.claimNumber}: information given`,
        message: `You asked for more information on claim ${claim.claimNumber}, and Asha Devi has changed the claim. It is under review again.`,
      },
      { type: 'claim_assigned' },
    ]);
    expect(await notificationsAbout(meera, id)).toEqual([]);
    expect((await notificationsAbout(asha, id)).map(({ type }) => type)).toEqual(['info_required']);
    expect((await auditOf(id, 'claim_updated'))[0]?.details).toMatchObject({ to: 'under_review' });
  });

  it('tells every administrator when it is unassigned, and other edits tell nobody', async () => {
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const { id } = await createClaimAs(asha);
    await edit(asha, id, { claimData: { department: 'One' } });
    expect(await notificationsAbout(meera, id)).toEqual([]);
    await setStatus(meera, id, { status: 'info_required' });
    await edit(asha, id, { claimData: { department: 'Two' } });
    expect((await notificationsAbout(meera, id)).map(({ type }) => type)).toEqual([
      'status_change',
    ]);
  });

  it('leaves the status as it is when nothing was changed', async () => {
    const { asha, ravi, id } = await aClaim();
    await setStatus(ravi, id, { status: 'info_required' });
    const answer = await edit(asha, id, {});
    expect(answer.body.status).toBe('info_required');
  });
});

describe('edits at the same time', () => {
  it('save the first, and tell the second who changed the claim and when', async () => {
    const { asha, id } = await aClaim();
    await edit(asha, id, { version: 1, claimData: { department: 'Depot' } });
    const late = await edit(asha, id, { version: 1, claimData: { bankName: 'Another Bank' } });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('form_changed_meanwhile');
    expect(late.body.message).toMatch(/^Asha Devi changed this claim on \d.* Look at it again/);
    expect(late.body.issues).toMatchObject([
      { path: 'version', params: { name: 'Asha Devi', version: 2 } },
    ]);
    expect(await recordOf(id)).toMatchObject({
      version: 2,
      claim_data: { department: 'Depot', bankName: 'Demonstration Gramin Bank' },
    });
    const again = await edit(asha, id, { version: 2, claimData: { bankName: 'Another Bank' } });
    expect(again.body).toMatchObject({ version: 3, claimData: { department: 'Depot' } });
  });

  it('save one of twenty from the same version', async () => {
    const { asha, id } = await aClaim();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        edit(asha, id, { version: 1, claimData: { department: `Depot ${at}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'form_changed_meanwhile')).toHaveLength(19);
    expect(await recordOf(id)).toMatchObject({ version: 2, versions: 1 });
    expect(await auditOf(id, 'claim_updated')).toHaveLength(1);
  });

  it('save all of twenty that name no version, one after the other', async () => {
    const { asha, id } = await aClaim();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        edit(asha, id, { claimData: { department: `Depot ${at}` } }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await recordOf(id)).toMatchObject({ version: 21, versions: 20 });
  });

  it('lose neither an edit nor a decision', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { asha, ravi, id } = await aClaim();
      const [edited, decided] = await Promise.all([
        edit(asha, id, { version: 1, claimData: { department: 'Depot' } }),
        setStatus(ravi, id, { status: 'approved' }),
      ]);
      expect(decided.status).toBe(200);
      const record = await recordOf(id);
      expect(record).toMatchObject({ status: 'approved', version: edited.status === 200 ? 2 : 1 });
      expect([200, 409]).toContain(edited.status);
    }
  });
});
