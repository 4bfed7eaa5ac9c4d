import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { setStatus } from '@/tests/support/data/bulk';
import { edit } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  condonedBy,
  determinationOf,
  determinationsFor,
  determineAs,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});
afterAll(() => database.end());

const newestOf = async (id: string) => {
  const [newest] = await determinationsFor(meera, id);
  if (!newest) throw new Error('a determination is there');
  return newest;
};

type Facts = Partial<PresentedDetermination>;

/** What a professional found of a creditor in a class, besides the amounts. */
const found: Facts = {
  securedAmount: '60000.00',
  guaranteedAmount: '5000.00',
  setOffAmount: '100.00',
  relatedParty: true,
  relatedPartyExempt: true,
  category: 'secured_class',
  remarks: 'A director’s brother.',
  internalNote: 'Asked the registrar.',
};
const half = [
  {
    head: 'principal',
    admitted: '60000',
    notAdmitted: '40000',
    reasons: [{ code: 'more_than_books' }],
  },
];
const inClass = () => createClaimAs(asha, 'form_ca', { claimAmount: '100000' });
const described = { claimData: { claimDescription: 'The flat on the third floor, as agreed.' } };

describe('a status set on a claim that was edited since its determination', () => {
  test.each([
    ['approved', '100000.00', {}],
    // Nothing covers what is not admitted.
    ['rejected', '0.00', { securedAmount: '0.00', guaranteedAmount: '0.00' }],
  ])('%s keeps the determined facts, and not the amounts', async (status, admitted, cover) => {
    const { id } = await inClass();
    const proposed = await determineAs(meera, id, determinationOf(half, found));
    expect([proposed.status, proposed.body]).toEqual([201, expect.objectContaining(found)]);
    expect((await edit(asha, id, described)).status).toBe(200);
    await setStatus(meera, id, { status, reviewNote: 'Looked at again.' });
    expect(await newestOf(id)).toMatchObject({
      ...found,
      ...cover,
      claimVersion: 2,
      state: 'confirmed',
      totals: { admitted, underVerification: '0.00' },
    });
  });

  test.each([
    ['no', true],
    ['yes', true],
    ['no', false],
    ['yes', false],
  ])('takes the related party’s answer %s after it was found so: %s', async (says, was) => {
    const form = { claimAmount: '100000', isRelatedParty: 'no' };
    const { id } = await createClaimAs(asha, 'form_ca', form);
    await determineAs(meera, id, determinationOf(half, { relatedParty: was }));
    expect(
      (await edit(asha, id, { claimData: { ...described.claimData, isRelatedParty: says } }))
        .status,
    ).toBe(200);
    await setStatus(meera, id, { status: 'approved' });
    expect((await newestOf(id)).relatedParty).toBe(was || says === 'yes');
  });

  test('limits security and guarantee to the present amount', async () => {
    const { id } = await inClass();
    await determineAs(meera, id, determinationOf(half, found));
    const less = { claimAmount: '50000', claimData: { claimAmount: '50000' } };
    expect((await edit(asha, id, less)).status).toBe(200);
    await setStatus(meera, id, { status: 'approved' });
    expect(await newestOf(id)).toMatchObject({
      category: 'secured_class',
      securedAmount: '50000.00',
      guaranteedAmount: '5000.00',
      totals: { claimed: '50000.00', admitted: '50000.00' },
    });
  });

  test.each([
    ['form_d', { workman: false, category: 'employees' }],
    ['form_b', { government: true, category: 'government' }],
  ] as const)('keeps the answers given on %s', async (form, answers) => {
    const { id } = await createClaimAs(asha, form);
    const { status } = await determineAs(meera, id, determinationOf([], answers));
    expect(status).toBe(201);
    const change = { claimDescription: 'As before, told in more words.' };
    expect((await edit(asha, id, { claimData: change })).status).toBe(200);
    await setStatus(meera, id, { status: 'approved' });
    expect(await newestOf(id)).toMatchObject({ ...answers, claimVersion: 2, state: 'confirmed' });
  });
});

describe('the basis of a proposal that a status call replaces', () => {
  const unsure = [
    { head: 'principal', claimed: '100000', admitted: '40000', underVerification: '60000' },
  ];

  test.each(['condoned', 'satisfied', 'order', 'assigned'])(
    'stays when it is %s',
    async (basis) => {
      for (const status of ['approved', 'rejected']) {
        const { id } = await inClass();
        if (basis === 'condoned') await condonedBy(meera, id);
        await determineAs(meera, id, determinationOf(unsure, { basis }));
        await setStatus(meera, id, { status, reviewNote: 'As ordered.' });
        expect(await newestOf(id)).toMatchObject({ number: 2, basis, state: 'confirmed' });
      }
    },
  );

  test('is "revised" when it belonged to a determination in force', async () => {
    const { id } = await inClass();
    await condonedBy(meera, id);
    await determineAs(meera, id, determinationOf(unsure, { basis: 'condoned', confirm: true }));
    await setStatus(meera, id, { status: 'approved' });
    expect(await newestOf(id)).toMatchObject({ number: 2, basis: 'revised' });
  });
});

test('a rejection by status call drops the mark that amounts were moved', async () => {
  const loan = {
    claimAmount: '100',
    principalAmount: '90',
    interestAmount: '10',
    penaltyAmount: '',
  };
  const { id } = await createClaimAs(asha, 'form_c', loan);
  const moved = [
    { head: 'principalAmount', claimed: '95', admitted: '95' },
    { head: 'interestAmount', claimed: '5', admitted: '5' },
  ];
  const { body } = await determineAs(meera, id, determinationOf(moved, { moved: true }));
  expect(body.moved).toBe(true);
  await setStatus(meera, id, { status: 'rejected', reviewNote: 'Paid in 2024.' });
  const newest = await newestOf(id);
  expect(newest.moved).toBe(false);
  expect(newest.heads.map(({ head, notAdmitted }) => [head, notAdmitted])).toEqual([
    ['principalAmount', '90.00'],
    ['interestAmount', '10.00'],
  ]);
});

describe('a worker who declares to be an employee', () => {
  const employed = { workerKind: 'employee' };

  test('is listed with employees unless a professional decides otherwise', async () => {
    const { id } = await createClaimAs(asha, 'form_d', employed);
    const asked = await determineAs(meera, id, determinationOf([]));
    expect(asked.body).toMatchObject({ category: 'employees', workman: null });
    const told = determinationOf([], { workman: true });
    expect((await determineAs(meera, id, told)).body.category).toBe('workmen');
    const chosen = determinationOf([], { category: 'workmen' });
    expect((await determineAs(meera, id, chosen)).body.category).toBe('workmen');
  });

  test('is listed with employees by a status call too', async () => {
    const { id } = await createClaimAs(asha, 'form_d', employed);
    await setStatus(meera, id, { status: 'approved' });
    expect((await newestOf(id)).category).toBe('employees');
  });
});
