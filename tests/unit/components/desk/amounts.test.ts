import { filled } from '@/components/desk/determination/fill';
import { problemsOf, sentOf } from '@/components/desk/determination/sent';
import {
  type DeskValues,
  type HeadValues,
  headsOf,
  missingOf,
  noReason,
} from '@/components/desk/determination/values';
import type { LateFacts } from '@/lib/law/late-binds';

const claim = {
  creditorType: 'form_c',
  claimAmount: '1000.00',
  claimData: { principalAmount: '700', interestAmount: '250.5' },
} as const;

const contingent = { code: 'contingent', text: '', amount: '' };

const head = (changes: Partial<HeadValues> = {}): HeadValues => ({
  head: 'principalAmount',
  claimed: '700.00',
  admitted: '',
  contingent: '',
  notAdmitted: '',
  underVerification: '',
  reasons: [noReason],
  ...changes,
});

const values = (heads: HeadValues[], changes: Partial<DeskValues> = {}): DeskValues => ({
  heads,
  moved: false,
  securedAmount: '',
  guaranteedAmount: '',
  setOffAmount: '',
  relatedParty: false,
  relatedPartyExempt: false,
  category: '',
  workman: '',
  government: '',
  basis: 'original',
  remarks: '',
  internalNote: '',
  effectiveOn: '',
  voting: { principal: '', from: '', rate: '', agreed: false },
  currency: { code: '', amount: '' },
  facilities: [],
  ...changes,
});

/** Everything claimed and admitted, but for what is given. */
const all = (...given: Partial<HeadValues>[]) =>
  headsOf(claim).map((one, at) => {
    const changes = given[at];
    return changes ? { ...one, ...changes } : filled(one, 'admitAll');
  });

const faults = (heads: HeadValues[], changes: Partial<DeskValues> = {}) =>
  problemsOf(claim, values(heads, changes)).map(({ path, rule }) => `${path} ${rule}`);

test('one key fills in the amounts of a head', () => {
  expect(filled(head({ contingent: '5' }), 'admitAll')).toEqual(head({ admitted: '700.00' }));
  expect(filled(head({ admitted: '5' }), 'admitNone')).toEqual(head({ notAdmitted: '700.00' }));
  expect(filled(head({ admitted: '650.25' }), 'restUnderVerification')).toEqual(
    head({ admitted: '650.25', underVerification: '49.75' }),
  );
  expect(filled(head({ admitted: '600', notAdmitted: '50' }), 'restNotAdmitted').notAdmitted).toBe(
    '100.00',
  );
  const tooMuch = head({ admitted: '701' });
  expect(filled(tooMuch, 'restNotAdmitted')).toEqual(tooMuch);
});

test('the desk tells how much of a head is missing, also while an amount is half typed', () => {
  expect(missingOf(head({ admitted: '699.99' }))).toBe(1n);
  expect(missingOf(head({ admitted: '701' }))).toBe(-100n);
  expect(missingOf(head({ admitted: '12 lak' }))).toBe(70_000n);
});

test('the claimed heads come first, then those that amounts can be moved to', () => {
  expect(headsOf(claim).map((one) => [one.head, one.claimed])).toEqual([
    ['principalAmount', '700.00'],
    ['interestAmount', '250.50'],
    ['remainder', '49.50'],
    ['penaltyAmount', '0.00'],
  ]);
});

test('each fault of a determination is shown at its own field', () => {
  expect(faults(all())).toEqual([]);
  expect(faults(all({}))).toEqual(['heads.0.head heads_do_not_balance']);
  expect(faults(all(undefined as never, { admitted: '-1' }))).toEqual([
    'heads.1.admitted amount_invalid',
  ]);
  expect(faults(all({ admitted: '600', notAdmitted: '100' }))).toEqual([
    'heads.0.reasons.0.code reason_required',
  ]);
  const untold = { admitted: '600', notAdmitted: '100' };
  // A row without a code is not sent, and the others keep their places.
  const second = [noReason, { code: 'other', text: '', amount: '' }];
  expect(faults(all({ ...untold, reasons: second }))).toEqual([
    'heads.0.reasons.1.text reason_required',
  ]);
  const ofCode = (code: string) =>
    faults(all({ ...untold, reasons: [{ code, text: '', amount: '' }] }));
  expect(ofCode('paid_already')).toEqual([]);
  expect(ofCode('no_proof')).toEqual(['heads.0.reasons.0.text reason_required']);
  expect(ofCode('contingent')).toEqual(['heads.0.reasons.0.code reason_unexpected']);
  expect(faults(all(), { securedAmount: '1000.01' })).toEqual(['securedAmount amount_invalid']);
  const partly = all({ admitted: '600', underVerification: '100' });
  expect(faults(partly, { securedAmount: '900' })).toEqual([]);
  expect(faults(partly, { guaranteedAmount: '900.01' })).toEqual([
    'guaranteedAmount amount_invalid',
  ]);
  expect(faults(all(), { category: 'workmen' })).toEqual(['category category_unfit']);
  expect(faults(all(), { category: 'workmen', remarks: 'As ordered.' })).toEqual([]);
  const unsecured = { securedAmount: '5', category: 'unsecured_financial' } as const;
  expect(faults(all(), unsecured)).toEqual(['category category_unfit']);
  expect(faults(all(), { ...unsecured, remarks: 'Never registered.' })).toEqual([]);
  expect(faults(all(), { category: 'secured_financial' })).toEqual(['category category_unfit']);
  expect(faults(all(), { securedAmount: '5', category: 'secured_financial' })).toEqual([]);
});

test('of a claim that came too late each admitted amount is marked, and the basis without its step', () => {
  const days = {
    lastDateForClaims: '2026-10-07',
    commencementDate: '2026-09-23',
    rfrpDate: '2027-01-05',
  };
  const late = (heads: HeadValues[], lateStep: LateFacts['lateStep'], changes = {}) =>
    problemsOf(claim, values(heads, changes), {
      days,
      today: '2027-02-10',
      facts: {
        receivedAt: new Date('2027-01-06T00:00:00+05:30'),
        lateStep,
        lateStepOn: lateStep && '2027-02-01',
        transferredOn: null,
      },
    }).map(({ path, rule }) => `${path} ${rule}`);
  const estimated = all({ admitted: '600', contingent: '100', reasons: [contingent] });
  expect(late(estimated, null)).toEqual([
    'heads.0.admitted late_step_missing',
    'heads.0.contingent late_step_missing',
    'heads.1.admitted late_step_missing',
    'heads.2.admitted late_step_missing',
  ]);
  expect(late(estimated, 'ordered')).toEqual([]);
  const open = headsOf(claim).map((one) => filled(one, 'restUnderVerification'));
  expect(late(open, null)).toEqual([]);
  expect(late(open, 'ordered', { basis: 'condoned' })).toEqual(['basis late_step_missing']);
  // Nor does it count from before that step, or from tomorrow.
  const from = (effectiveOn: string) => late(estimated, 'ordered', { effectiveOn });
  expect([from(''), from('2027-02-01'), from('2027-02-10')]).toEqual([[], [], []]);
  expect(from('2027-01-31')).toEqual(['effectiveOn day_out_of_range']);
  expect(from('2027-02-11')).toEqual(['effectiveOn day_out_of_range']);
});

test('amounts moved between heads keep the total, and are accepted only when declared as moved', () => {
  const moved = all({ claimed: '600.00', admitted: '600' });
  moved[3] = { ...(moved[3] as HeadValues), claimed: '100', admitted: '100' };
  expect(faults(moved)).toContain('heads.0.claimed heads_do_not_balance');
  expect(faults(moved, { moved: true })).toEqual([]);
  moved[3] = { ...moved[3], claimed: '99', admitted: '99' };
  expect(faults(moved, { moved: true })).toEqual(['root.totals heads_do_not_balance']);
});

test('a determination is sent without empty heads, unneeded reasons, and an exemption of an unrelated party', () => {
  const reasons = [{ code: 'no_proof', text: ' ', amount: '' }];
  const sent = sentOf(
    'form_c',
    values([head({ admitted: '700', reasons }), head({ head: 'penaltyAmount', claimed: '0.00' })], {
      relatedPartyExempt: true,
      securedAmount: '5',
    }),
    { claimVersion: 3, seen: 2 },
    true,
  );
  expect(sent).toMatchObject({
    claimVersion: 3,
    seen: 2,
    confirm: true,
    relatedPartyExempt: false,
    category: 'secured_financial',
  });
  expect(sent.heads.map((one) => [one.head, one.admitted, one.reasons])).toEqual([
    ['principalAmount', '700', []],
  ]);
});

test('remarks that look like a number need a reason, and those with a value of the claim are refused', () => {
  const remarks = 'Asked ABCPK1234F';
  const fault = 'identifier_in_public_text';
  expect(faults(all(), { remarks })).toEqual([`publishReason ${fault}`]);
  expect(faults(all(), { remarks, publishReason: ' ' })).toEqual([`publishReason ${fault}`]);
  expect(faults(all(), { remarks, publishReason: 'A file number.' })).toEqual([]);
  expect(faults(all(), { remarks: 'Rs 1234567890.50' })).toEqual([]);
  const own = { ...claim, claimData: { ...claim.claimData, officerPhone: '9820012345' } };
  const typed = values(all(), { remarks: '(98200)12345', publishReason: 'Asked.' });
  expect(problemsOf(own, typed).map(({ path }) => path)).toEqual(['remarks']);
  const read = { claimVersion: 1, seen: 0 };
  const sent = (changes: Partial<DeskValues>) => {
    const { publishAnyway, reason } = sentOf('form_c', values(all(), changes), read, false);
    return [publishAnyway, reason];
  };
  expect(sent({ remarks, publishReason: ' A file number. ' })).toEqual([true, 'A file number.']);
  expect(sent({ remarks })).toEqual([undefined, undefined]);
});

test('an amount of another currency is above zero, with three decimals at most', () => {
  const of = (amount: string) => faults(all(), { currency: { code: 'USD', amount } });
  expect(of('1000.125')).toEqual([]);
  expect(of(' 1000 ')).toEqual([]);
  for (const amount of ['', '0', '0.000', '-5', '1.2345', 'much', '1,000'])
    expect([amount, of(amount)]).toEqual([amount, ['currency.amount currency_amount']]);
  expect(faults(all(), { currency: { code: '', amount: 'much' } })).toEqual([]);
});
