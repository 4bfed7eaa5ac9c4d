import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import type { ClaimFlag } from '@/lib/claims/records/flags/flags';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let meera: TestPerson;
let asha: TestPerson;

beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  meera = await signUp('ip_admin', address);
  asha = await signUp('claimant', address);
  await portal.database.query(
    `INSERT INTO case_settings (id, commencement_date, last_date_for_claims) VALUES (1, '2020-01-31', '2020-02-14')
     ON CONFLICT (id) DO UPDATE SET commencement_date = '2020-01-31', last_date_for_claims = '2020-02-14'`,
  );
});
afterAll(() => portal.remove());

const flagsAs = async (person: TestPerson, id: string) =>
  (await ask<PresentedClaim>(person, 'GET', `claims/${id}`)).body.flagged;

const onDesk = async (id: string, queue = 'to_verify') => {
  const { body } = await ask<{ claims: DeskClaim[] }>(
    meera,
    'GET',
    `verification?queue=${queue}&limit=100`,
  );
  return body.claims.find((claim) => claim.id === id)?.flagged;
};

const amounts = {
  claimAmount: '100000',
  principalAmount: '60000',
  interestAmount: '30000',
  penaltyAmount: '',
};

test('a professional sees the same flags on the page of a claim and on the desk', async () => {
  const { id, creditorName } = await createClaimAs(asha, 'form_c', {
    ...amounts,
    accountHolderName: 'Somebody Else',
    sanctionDate: '2019-01-01',
    defaultDate: '2020-02-01',
  });
  const flags = await flagsAs(meera, id);
  expect(flags).toEqual<ClaimFlag[]>([
    {
      name: 'headsDiffer',
      field: 'claimAmount',
      says: { sum: '90000.00', amount: '100000.00' },
    },
    {
      name: 'otherHolder',
      field: 'accountHolderName',
      says: { holder: 'Somebody Else', creditor: creditorName },
    },
    {
      name: 'defaultAfterCommencement',
      field: 'defaultDate',
      says: { day: '2020-02-01', commencement: '2020-01-31' },
    },
    { name: 'late', says: { received: expect.any(String), lastDate: '2020-02-14' } },
  ]);
  expect(await onDesk(id)).toEqual(flags);
});

test('a claimant sees no flags of their claim', async () => {
  const { id, flagged } = await createClaimAs(asha, 'form_c', amounts);
  expect(flagged).toEqual([]);
  expect(await flagsAs(asha, id)).toEqual([]);
});

test('the flag of differing heads adds up the rows of a table, and shows nothing else of them', async () => {
  const employees = ['50000', '40000'].map((totalAmountDue, at) => ({
    serialNo: String(at + 1),
    employeeName: 'Kiran Rao',
    identificationNumber: `EMP-${at}`,
    totalAmountDue,
    periodDue: 'March 2020',
  }));
  const { id } = await createClaimAs(asha, 'form_e', {
    claimAmount: '100000',
    employeeDetails: employees,
  });
  const flags = await onDesk(id);
  expect(flags?.find(({ name }) => name === 'headsDiffer')?.says).toEqual({
    sum: '90000.00',
    amount: '100000.00',
  });
  expect(flags).toEqual(await flagsAs(meera, id));
  expect(JSON.stringify(flags)).not.toContain('Kiran');
});

test('same numbers, related parties and edits are flagged from the stored marks', async () => {
  const numbers = someNumbers();
  const one = await createClaimAs(asha, 'form_d', numbers);
  await createClaimAs(asha, 'form_d', { ...someNumbers(), panNumber: numbers.panNumber });
  expect(await flagsAs(meera, one.id)).toContainEqual({ name: 'sameNumbers' });

  const related = await createClaimAs(asha, 'form_ca', { isRelatedParty: 'yes' });
  const said = { name: 'relatedParty', field: 'isRelatedParty' };
  expect(await flagsAs(meera, related.id)).toContainEqual(said);
  expect(await onDesk(related.id)).toContainEqual(said);

  const { id } = await createClaimAs(asha, 'form_b', { claimAmount: '1000' });
  const whole = determinationOf([{ head: 'principal', admitted: '1000' }]);
  expect((await determineAs(meera, id, whole)).status).toBe(201);
  expect(await flagsAs(meera, id)).not.toContainEqual({ name: 'edited' });
  await ask(asha, 'PATCH', `claims/${id}`, { claimData: { claimDescription: 'Other bills too.' } });
  expect(await flagsAs(meera, id)).toContainEqual({ name: 'edited' });
});

test('a claim that is edited after part of it was admitted is flagged, in the queue and on its page', async () => {
  const { id } = await createClaimAs(asha, 'form_b', { claimAmount: '1000' });
  const part = determinationOf([{ head: 'principal', admitted: '400', underVerification: '600' }], {
    confirm: true,
  });
  expect((await determineAs(meera, id, part)).body.state).toBe('confirmed');
  expect(await flagsAs(meera, id)).not.toContainEqual({ name: 'edited' });
  const change = { claimData: { claimDescription: 'Other bills too.' } };
  expect((await ask(asha, 'PATCH', `claims/${id}`, change)).status).toBe(200);
  expect(await flagsAs(meera, id)).toContainEqual({ name: 'edited' });
  expect(await onDesk(id)).toContainEqual({ name: 'edited' });
});

describe('the queue of flagged claims', () => {
  const since = (commencementDate: string | null) =>
    ask(meera, 'PATCH', 'case', { commencementDate, lastDateForClaims: null });
  const numberOfFlagged = async () =>
    (await ask<DeskCounts>(meera, 'GET', 'verification/counts')).body.flagged;
  /** A claim without flags. */
  const plain = { ...amounts, principalAmount: '70000', defaultDate: '2020-01-01' };
  const file = (changes: object) =>
    createClaimAs(asha, 'form_c', {
      ...plain,
      sanctionDate: '2019-01-01',
      accountNumber: someNumbers().accountNumber,
      ...changes,
    });

  beforeAll(async () => {
    await since('2020-01-31');
    await portal.database.query('DELETE FROM claim_identifiers');
  });

  test.each([
    ['headsDiffer', { principalAmount: '70000.01' }, { principalAmount: '70000' }],
    ['otherHolder', { accountHolderName: 'Ravi Menon' }, undefined],
    ['defaultAfterCommencement', { defaultDate: '2020-02-01' }, { defaultDate: '2020-01-31' }],
  ] as const)(
    'holds claims with %s, counts them, and drops them once corrected',
    async (name, changes, mended) => {
      const before = await numberOfFlagged();
      const { id, creditorName } = await file(changes);
      expect((await onDesk(id, 'flagged'))?.map((flag) => flag.name)).toEqual([name]);
      expect(await numberOfFlagged()).toBe(before + 1);
      const claimData = mended ?? { accountHolderName: creditorName };
      expect((await ask(asha, 'PATCH', `claims/${id}`, { claimData })).status).toBe(200);
      expect(await onDesk(id, 'flagged')).toBeUndefined();
      expect(await onDesk(id)).toEqual([]);
      expect(await numberOfFlagged()).toBe(before);
    },
  );

  test('follows the commencement date, for claims filed before it was known too', async () => {
    await since(null);
    const { id } = await file({ defaultDate: '2020-03-01' });
    expect(await onDesk(id, 'flagged')).toBeUndefined();
    const before = await numberOfFlagged();
    await since('2020-02-29');
    expect(await onDesk(id, 'flagged')).toEqual([
      expect.objectContaining({ name: 'defaultAfterCommencement' }),
    ]);
    expect(await numberOfFlagged()).toBeGreaterThan(before);
    await since('2020-03-01');
    expect(await onDesk(id, 'flagged')).toBeUndefined();
  });

  test('a claim filed while the commencement date is being set is flagged', async () => {
    await since('2021-01-01');
    const setter = await portal.database.connect();
    try {
      await setter.query('BEGIN');
      await setter.query(`UPDATE case_settings SET commencement_date = '2020-05-01'`);
      const filed = file({ defaultDate: '2020-06-01' });
      await until(async () => {
        const { rows } = await portal.database.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%claims%'`,
        );
        return rows.length > 0 ? true : undefined;
      });
      await setter.query('COMMIT');
      const { id } = await filed;
      expect((await flagsAs(meera, id)).map(({ name }) => name)).toContain(
        'defaultAfterCommencement',
      );
    } finally {
      setter.release();
    }
  });
});
