import { flags, type KeptFlag, keptFlagNames } from '@/lib/claims/records/flags/flag-names';
import { fromPaise } from '@/lib/format/money';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { defaultCategory } from '@/lib/law/categories';
import { lawEdition } from '@/lib/law/edition';
import { claimedHeads, readForHeads } from '@/lib/law/heads';
import { type ClaimStatus, isClosed, statusesOf } from '@/lib/reference/claim-status';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';

let portal: OwnPortal;
let asha: string;
let meera: string;

const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await portal.database.query(text, values)).rows as Row[];

beforeAll(async () => {
  portal = await ownPortal();
  asha = await storeUser(portal.database);
  meera = await storeUser(portal.database);
});
afterAll(() => portal.remove());

test('a claim that is still to be decided is on the desk to be worked on, and a decided one as decided', async () => {
  const lies = await ask<{ status: ClaimStatus; queue: string | null }>(
    `SELECT s AS status, desk_queue(NULL, s, NULL, false) AS queue FROM unnest(enum_range(NULL::"ClaimStatus")) AS s`,
  );
  const taken = statusesOf('withdrawn');
  const right = ({ status, queue }: (typeof lies)[number]) => {
    if (taken.includes(status)) return queue === null;
    return isClosed(status) ? queue === 'decided' : ['to_verify', 'waiting'].includes(queue ?? '');
  };
  expect(lies.length).toBeGreaterThan(0);
  expect(lies.filter((one) => !right(one))).toEqual([]);
});

const head = (changes: Record<string, unknown> = {}) => ({
  head: 'principal',
  claimed: '100.00',
  admitted: '60.00',
  contingent: '10.00',
  notAdmitted: '20.00',
  underVerification: '10.00',
  reasons: [{ code: 'paid_already', text: null, amount: '30.00' }],
  ...changes,
});

const totals = {
  claimed: 100,
  admitted: 60,
  contingent: 10,
  not_admitted: 20,
  under_verification: 10,
};

async function determine(
  claimId: string,
  heads: unknown[] = [head()],
  changes: Record<string, unknown> = {},
) {
  const row: Record<string, unknown> = {
    claim_id: claimId,
    number: 1,
    claim_version: 1,
    state: 'proposed',
    heads: JSON.stringify(heads),
    ...totals,
    category: 'operational',
    law_edition: lawEdition.number,
    proposed_by_id: meera,
    ...changes,
  };
  const names = Object.keys(row);
  const [made] = await ask<{ id: string }>(
    `INSERT INTO determinations (${names}) VALUES (${names.map((_, n) => `$${n + 1}`)}) RETURNING id`,
    Object.values(row),
  );
  return made?.id ?? '';
}

const placeOf = async (claimId: string) =>
  (
    await ask<{ flagged: boolean }>(
      'SELECT queue, flagged, edited, related_party FROM claim_desk WHERE id = $1',
      [claimId],
    )
  )[0];

/** The stored counts of the desk, and fresh counts. */
async function counted() {
  const counts = await ask(`SELECT queue, flagged, sum(n)::int AS n FROM desk_counts
    WHERE assignee = 'any' AND creditor_type = 'any' GROUP BY queue, flagged HAVING sum(n) <> 0 ORDER BY queue, flagged`);
  const there = await ask(`SELECT queue::text, flagged, count(*)::int AS n FROM claim_desk
    WHERE queue IS NOT NULL GROUP BY queue, flagged ORDER BY queue::text, flagged`);
  return { counts, there };
}

describe('a determination in the database', () => {
  test('is stored when its amounts balance', async () => {
    const claim = await storeClaim(portal.database, asha);
    await expect(determine(claim)).resolves.toBeTruthy();
  });

  test.each<[string, unknown[], Record<string, unknown>]>([
    ['whose head does not add up', [head({ admitted: '60.01' })], {}],
    ['whose heads add up to other totals', [head()], { admitted: 59, not_admitted: 21 }],
    [
      'with a negative amount',
      [head({ admitted: '100.00', notAdmitted: '-20.00' })],
      { admitted: 100, not_admitted: -20 },
    ],
    [
      'with fractions of a paisa',
      [head({ admitted: '60.001', notAdmitted: '19.999' })],
      { admitted: 60.001, not_admitted: 19.999 },
    ],
    ['that lacks an amount', [head({ contingent: undefined })], {}],
    [
      'with a head twice',
      [head(), head()],
      { claimed: 200, admitted: 120, contingent: 20, not_admitted: 40, under_verification: 20 },
    ],
    [
      'without heads',
      [],
      { claimed: 0, admitted: 0, contingent: 0, not_admitted: 0, under_verification: 0 },
    ],
    ['without a reason', [head({ reasons: [] })], {}],
    [
      'with a reason for less',
      [head({ reasons: [{ code: 'other', text: 'x', amount: '29.99' }] })],
      {},
    ],
  ])('%s is refused', async (_, heads, changes) => {
    const claim = await storeClaim(portal.database, asha);
    await expect(determine(claim, heads, changes)).rejects.toThrow('determinations_balance');
    expect(await ask('SELECT FROM determinations WHERE claim_id = $1', [claim])).toEqual([]);
  });
});

describe('a stored determination', () => {
  test.each([
    ['heads', `heads = '[]'`],
    ['amount', 'admitted = admitted + 1, not_admitted = not_admitted - 1'],
    ['proposer', 'proposed_by_id = NULL'],
    ['note', `internal_note = 'other'`],
    ['note to the claimant', `review_note = 'other'`],
    ['claim', 'claim_version = 2'],
  ])('cannot get another value for its %s', async (_, change) => {
    const id = await determine(await storeClaim(portal.database, asha));
    await expect(ask(`UPDATE determinations SET ${change} WHERE id = $1`, [id])).rejects.toThrow(
      'replaced, not changed',
    );
  });

  test.each(['proposed', 'returned'])('cannot go from confirmed to %s', async (state) => {
    const id = await determine(await storeClaim(portal.database, asha), [head()], {
      state: 'confirmed',
      confirmed_at: new Date(),
    });
    await expect(
      ask(
        `UPDATE determinations SET state = $2::"DeterminationState", returned_at = now() WHERE id = $1`,
        [id, state],
      ),
    ).rejects.toThrow('replaced, not changed');
    await expect(
      ask('UPDATE determinations SET confirmed_by_id = $2 WHERE id = $1', [id, meera]),
    ).rejects.toThrow('replaced, not changed');
    await ask(`UPDATE determinations SET state = 'superseded' WHERE id = $1`, [id]);
  });

  test('is proposed once and in force once for each claim', async () => {
    const claim = await storeClaim(portal.database, asha);
    await determine(claim);
    await expect(determine(claim, [head()], { number: 2 })).rejects.toThrow(
      'determinations_proposed',
    );
    const confirmed = { state: 'confirmed', confirmed_at: new Date() };
    await determine(claim, [head()], { ...confirmed, number: 2 });
    await expect(determine(claim, [head()], { ...confirmed, number: 3 })).rejects.toThrow(
      'determinations_in_force',
    );
  });
});

test('a claim is in the queue of its status and newest determination, and is counted there', async () => {
  const claim = await storeClaim(portal.database, asha);
  const moves: [string, string | null, boolean?][] = [
    ['SELECT', 'to_verify'],
    [`UPDATE claims SET status = 'info_required' WHERE id = $1`, 'waiting'],
    ['determine', 'proposed'],
    [`UPDATE claims SET version = version + 1 WHERE id = $1`, 'proposed', true],
    [`UPDATE claims SET status = 'under_review' WHERE id = $1`, 'proposed', true],
    [
      `UPDATE determinations SET state = 'returned', returned_at = now() WHERE claim_id = $1`,
      'returned',
      true,
    ],
    [`UPDATE determinations SET state = 'superseded' WHERE claim_id = $1`, 'to_verify'],
    [`UPDATE claims SET status = 'approved' WHERE id = $1`, 'decided'],
    [`UPDATE claims SET status = 'withdrawn' WHERE id = $1`, null],
  ];
  for (const [statement, queue, flagged = false] of moves) {
    if (statement === 'determine') await determine(claim);
    else await ask(statement, statement.includes('$1') ? [claim] : []);
    expect(await placeOf(claim)).toEqual({ queue, flagged, edited: flagged, related_party: false });
    const { counts, there } = await counted();
    expect(counts).toEqual(there);
  }
});

test('a claim that is edited after its determination was confirmed is flagged until it is determined anew', async () => {
  const claim = await storeClaim(portal.database, asha);
  const confirmed = { state: 'confirmed', confirmed_at: new Date() };
  await determine(claim, [head()], confirmed);
  const edit = `UPDATE claims SET version = version + 1 WHERE id = '${claim}'`;
  const replace = `UPDATE determinations SET state = 'superseded' WHERE claim_id = '${claim}'`;
  const moves: [() => Promise<unknown>, boolean][] = [
    [() => ask('SELECT'), false],
    [() => ask(edit), true],
    [() => determine(claim, [head()], { number: 2, claim_version: 2 }), false],
    [() => ask(edit), true],
    [() => ask(replace), false],
    [() => determine(claim, [head()], { ...confirmed, number: 3, claim_version: 3 }), false],
  ];
  for (const [move, edited] of moves) {
    await move();
    expect(await placeOf(claim)).toMatchObject({ flagged: edited, edited });
    const { counts, there } = await counted();
    expect(counts).toEqual(there);
  }
});

test('claims with a common number are flagged for as long as they have it', async () => {
  const [one, two, three] = [
    await storeClaim(portal.database, asha),
    await storeClaim(portal.database, asha),
    await storeClaim(portal.database, asha),
  ];
  const add = (...claims: string[]) =>
    ask(
      `INSERT INTO claim_identifiers (claim_id, kind, hash) SELECT id, 'pan', 'abc' FROM unnest($1::uuid[]) AS of (id)`,
      [claims],
    );
  const drop = (claim: string) => ask('DELETE FROM claim_identifiers WHERE claim_id = $1', [claim]);
  const flags = async () =>
    Promise.all([one, two, three].map(async (claim) => (await placeOf(claim))?.flagged));
  await add(one);
  expect(await flags()).toEqual([false, false, false]);
  await add(two);
  expect(await flags()).toEqual([true, true, false]);
  await add(three);
  expect(await flags()).toEqual([true, true, true]);
  await drop(one);
  expect(await flags()).toEqual([false, true, true]);
  await drop(three);
  expect(await flags()).toEqual([false, false, false]);
  await drop(two);
  await add(one, two, three);
  expect(await flags()).toEqual([true, true, true]);
  const { counts, there } = await counted();
  expect(counts).toEqual(there);
});

/** Changes the form of a claim. */
const says = (claim: string, type: CreditorType, data: object) =>
  ask(
    `UPDATE claims SET creditor_type = $2::"CreditorType", claim_data = $3, version = version + 1 WHERE id = $1`,
    [claim, type, data],
  );

/** What brings each stored flag to a claim without flags, and what takes it away. */
const causes: Record<KeptFlag, Record<'up' | 'down', (claim: string) => Promise<unknown>>> = {
  headsDiffer: {
    up: (claim) => says(claim, 'form_c', { principalAmount: '125000.01' }),
    down: (claim) => says(claim, 'form_c', { principalAmount: '125000' }),
  },
  sameNumbers: {
    up: async (claim) =>
      ask(
        `INSERT INTO claim_identifiers (claim_id, kind, hash) SELECT id, 'account', 'def' FROM unnest($1::uuid[]) AS of (id)`,
        [[claim, await storeClaim(portal.database, asha)]],
      ),
    down: (claim) => ask('DELETE FROM claim_identifiers WHERE claim_id = $1', [claim]),
  },
  otherHolder: {
    up: (claim) => says(claim, 'form_d', { accountHolderName: 'Ravi Menon' }),
    down: (claim) => says(claim, 'form_d', { accountHolderName: 'Asha Devi' }),
  },
  defaultAfterCommencement: {
    up: async (claim) => {
      await ask(`INSERT INTO case_settings (id, commencement_date) VALUES (1, '2026-10-30')
        ON CONFLICT (id) DO UPDATE SET commencement_date = '2026-10-30'`);
      return says(claim, 'form_c', { defaultDate: '2026-10-31' });
    },
    down: (claim) => says(claim, 'form_c', { defaultDate: '2026-10-30' }),
  },
  relatedParty: {
    up: (claim) => says(claim, 'form_ca', { isRelatedParty: 'yes' }),
    down: (claim) => says(claim, 'form_ca', { isRelatedParty: 'no' }),
  },
  edited: {
    up: async (claim) => {
      await determine(claim);
      return says(claim, 'form_d', {});
    },
    down: (claim) =>
      ask(`UPDATE determinations SET state = 'superseded' WHERE claim_id = $1`, [claim]),
  },
};

test.each(keptFlagNames)('the flag %s comes and goes with its cause', async (name) => {
  const claim = await storeClaim(portal.database, asha);
  const { column } = flags[name];
  const stored = async () =>
    (await ask(`SELECT ${column} AS up, flagged FROM claim_desk WHERE id = $1`, [claim]))[0];
  for (const cause of ['up', 'down'] as const) {
    await causes[name][cause](claim);
    expect(await stored()).toEqual({ up: cause === 'up', flagged: cause === 'up' });
    const { counts, there } = await counted();
    expect(counts).toEqual(there);
    // The list filters by its own copy.
    const differ = await ask(
      'SELECT FROM claim_desk k JOIN claim_search s USING (id) WHERE k.same_numbers <> s.same_numbers',
    );
    expect(differ).toEqual([]);
  }
});

test('a default is flagged as after the commencement date from the day after it, as that date changes', async () => {
  const claim = await storeClaim(portal.database, asha);
  await says(claim, 'form_c', { defaultDate: '2026-10-31' });
  for (const [date, up] of [
    ['2026-10-30', true],
    ['2026-10-31', false],
    ['2026-10-01', true],
    ['2026-11-01', false],
    ['2026-10-30', true],
    [null, false],
  ]) {
    await ask(
      `INSERT INTO case_settings (id, commencement_date) VALUES (1, $1)
       ON CONFLICT (id) DO UPDATE SET commencement_date = excluded.commencement_date`,
      [date],
    );
    const [stored] = await ask('SELECT default_after AS up FROM claim_desk WHERE id = $1', [claim]);
    expect([date, stored]).toEqual([date, { up }]);
  }
});

test('a claim in quarantine is in no queue, and returns to its own', async () => {
  const claim = await storeClaim(portal.database, asha);
  const [begun] = await ask<{ id: string }>(
    'INSERT INTO quarantines (user_id, begun_by_id, import_id) VALUES ($1, $1, NULL) RETURNING id',
    [asha],
  );
  await ask('UPDATE claims SET quarantine_id = $2 WHERE id = $1', [claim, begun?.id]);
  expect(await placeOf(claim)).toMatchObject({ queue: null });
  await ask('UPDATE claims SET quarantine_id = NULL WHERE id = $1', [claim]);
  expect(await placeOf(claim)).toMatchObject({ queue: 'to_verify' });
  const { counts, there } = await counted();
  expect(counts).toEqual(there);
});

test('a related party on Form CA is flagged by its own answer until it is determined', async () => {
  const claim = await storeClaim(portal.database, asha);
  await ask(
    `UPDATE claims SET creditor_type = 'form_ca', claim_data = '{"isRelatedParty":"yes"}' WHERE id = $1`,
    [claim],
  );
  expect(await placeOf(claim)).toMatchObject({ flagged: true, related_party: true });
  await determine(claim);
  expect(await placeOf(claim)).toMatchObject({ flagged: false, related_party: false });
});

type Stored = [(typeof creditorTypes)[number], string, object];

test.each<Stored>([
  ...creditorTypes.map((type): Stored => [type, 'as its sample has it', {}]),
  ['form_b', 'without invoices', { invoices: [] }],
  ['form_b', 'with invoices of nothing', { invoices: [{ amountDue: '0', interestDue: 'much' }] }],
  [
    'form_b',
    'with invoices that leave something',
    { invoices: [{ amountDue: '5.00', interestDue: '1.00' }, {}, { interestDue: ' 7.25 ' }] },
  ],
])(
  'a claim on %s, %s, decided without a determination gets the one of its status',
  async (type, _, changes) => {
    // Something under each head that is a field: one that is left out would be in the remainder.
    const fields = readForHeads(type).fields.map((name, at) => [name, `${at + 1}000.25`]);
    const values = {
      ...sampleValuesOf(type),
      ...Object.fromEntries(fields),
      ...changes,
      claimAmount: '600000.50',
    };
    for (const status of ['approved', 'rejected']) {
      const claim = await storeClaim(portal.database, asha);
      await ask(
        `UPDATE claims SET creditor_type = $2::"CreditorType", claim_data = $3, claim_amount = '600000.50',
         status = $4::"ClaimStatus", review_note = 'Paid in 2024.' WHERE id = $1`,
        [claim, type, values, status],
      );
      await ask(
        `INSERT INTO audit_entries (action, claim_id, user_id, user_full_name, details, timestamp)
       VALUES ('status_changed', $1, $2, 'Meera Iyer', $3, '2026-11-02T10:00:00Z')`,
        [claim, meera, { from: 'submitted', to: status }],
      );
      expect(
        (await ask<{ made: string }>('SELECT determine_decided_claims() AS made'))[0]?.made,
      ).toBe('1');
      const [made] = await ask<Record<string, unknown>>(
        'SELECT * FROM determinations WHERE claim_id = $1',
        [claim],
      );
      const admitted = status === 'approved';
      expect(made).toMatchObject({
        number: 1,
        state: 'confirmed',
        claimed: '600000.50',
        admitted: admitted ? '600000.50' : '0.00',
        not_admitted: admitted ? '0.00' : '600000.50',
        category: defaultCategory(type, { workman: null, government: null, secured: false }),
        law_edition: lawEdition.number,
        confirmed_by_id: meera,
        confirmed_at: new Date('2026-11-02T10:00:00Z'),
      });
      expect(made?.heads).toEqual(
        claimedHeads({ creditorType: type, claimAmount: '600000.50', claimData: values }).map(
          (one) => {
            const claimed = fromPaise(one.claimed);
            const [all, none] = admitted ? [claimed, '0.00'] : ['0.00', claimed];
            const reason = { code: 'other', text: 'Paid in 2024.', amount: claimed };
            return {
              head: one.head,
              claimed,
              admitted: all,
              contingent: '0.00',
              notAdmitted: none,
              underVerification: '0.00',
              reasons: admitted ? [] : [reason],
            };
          },
        ),
      );
      expect(await placeOf(claim)).toMatchObject({ queue: 'decided' });
    }
  },
);

test('heads that add up to more than the claim are cut at its amount, in their order', async () => {
  const claim = await storeClaim(portal.database, asha);
  const values = { principalAmount: '700', interestAmount: '200', penaltyAmount: '100' };
  await ask(
    `UPDATE claims SET creditor_type = 'form_c', claim_data = $2, claim_amount = 800, status = 'approved' WHERE id = $1`,
    [claim, values],
  );
  await ask('SELECT determine_decided_claims()');
  const [made] = await ask<{ heads: { head: string; claimed: string }[] }>(
    'SELECT heads FROM determinations WHERE claim_id = $1',
    [claim],
  );
  expect(made?.heads.map((one) => [one.head, one.claimed])).toEqual(
    claimedHeads({ creditorType: 'form_c', claimAmount: '800', claimData: values }).map((one) => [
      one.head,
      fromPaise(one.claimed),
    ]),
  );
});

test('an emptied case has no stored counts of the desk', async () => {
  await ask('TRUNCATE claims CASCADE');
  expect(await ask('SELECT FROM desk_counts')).toEqual([]);
});
