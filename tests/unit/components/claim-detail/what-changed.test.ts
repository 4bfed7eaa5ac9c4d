import { whatChanged } from '@/components/claim-detail/determinations/what-changed';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { DeterminedHead } from '@/lib/law/judge';

const head = (name: string, changes: Partial<DeterminedHead> = {}): DeterminedHead => ({
  head: name,
  claimed: '100.00',
  admitted: '100.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
  reasons: [],
  ...changes,
});

const said = (heads: DeterminedHead[], changes: Partial<PresentedDetermination> = {}) =>
  ({
    heads,
    category: 'operational',
    securedAmount: '0.00',
    guaranteedAmount: '0.00',
    setOffAmount: '0.00',
    relatedParty: false,
    ...changes,
  }) as PresentedDetermination;

const reason = (text: string, code: DeterminedHead['reasons'][number]['code'] = 'no_proof') => ({
  code,
  text,
  amount: '40.00',
});

test('two equal determinations show no change', () => {
  const one = said([head('principal'), head('interest')]);
  expect(whatChanged(one, said([...one.heads].reverse()))).toEqual([]);
});

test('two determinations are compared head by head', () => {
  const after = head('interest', { admitted: '60.00', notAdmitted: '40.00' });
  expect(
    whatChanged(said([head('principal'), head('interest')]), said([head('principal'), after])),
  ).toEqual([
    { kind: 'part', head: 'interest', part: 'admitted', from: '100.00', to: '60.00' },
    { kind: 'part', head: 'interest', part: 'notAdmitted', from: '0.00', to: '40.00' },
  ]);
});

test('a head that only one determination has counts as zero in the other', () => {
  const interest = head('interest');
  expect(whatChanged(said([]), said([interest]))).toEqual([
    { kind: 'part', head: 'interest', part: 'claimed', from: '0.00', to: '100.00' },
    { kind: 'part', head: 'interest', part: 'admitted', from: '0.00', to: '100.00' },
  ]);
  expect(whatChanged(said([interest]), said([]))).toHaveLength(2);
});

test('another reason, or another text of a reason, is a change', () => {
  const with1 = said([head('principal', { reasons: [reason('1 March')] })]);
  const with2 = said([head('principal', { reasons: [reason('2 March')] })]);
  const others = said([head('principal', { reasons: [reason('1 March', 'time_barred')] })]);
  const expected = [{ kind: 'reasons', head: 'principal' }];
  expect(whatChanged(with1, with2)).toEqual(expected);
  expect(whatChanged(with1, others)).toEqual(expected);
  expect(whatChanged(with1, with1)).toEqual([]);
});

test('another category, security, set-off, guarantee or related party is a change', () => {
  const heads = [head('principal')];
  const after = said(heads, {
    category: 'government',
    securedAmount: '5.00',
    setOffAmount: '7.00',
    relatedParty: true,
  });
  expect(whatChanged(said(heads), after)).toEqual([
    { kind: 'category', from: 'operational', to: 'government' },
    { kind: 'beside', name: 'securedAmount', from: '0.00', to: '5.00' },
    { kind: 'beside', name: 'setOffAmount', from: '0.00', to: '7.00' },
    { kind: 'relatedParty', to: true },
  ]);
});

test('whatever else decides a vote, a share or a line of the list is a change', () => {
  const heads = [head('principal')];
  const before = said(heads, {
    relatedParty: true,
    relatedPartyExempt: false,
    basis: 'original',
    workman: null,
    government: true,
    remarks: null,
    internalNote: 'Asked the bank.',
    moved: false,
  });
  const after = said(heads, {
    relatedParty: true,
    relatedPartyExempt: true,
    basis: 'revised',
    workman: false,
    government: null,
    remarks: 'As ordered.',
    internalNote: null,
    moved: true,
  });
  expect(whatChanged(before, after)).toEqual([
    { kind: 'exempt', to: true },
    { kind: 'basis', from: 'original', to: 'revised' },
    { kind: 'workman', to: false },
    { kind: 'government', to: null },
    { kind: 'remarks' },
    { kind: 'internalNote' },
    { kind: 'moved', to: true },
  ]);
});

test('another debt for voting is a change, also where only the day or rate differs', () => {
  const voting = { principal: '5.00', from: '2025-10-01', rate: '8', agreed: false, debt: '5.40' };
  const before = said([], { voting });
  expect(
    whatChanged(before, said([], { voting: { ...voting, from: null, debt: '5.00' } })),
  ).toEqual([{ kind: 'voting', from: '5.40', to: '5.00' }]);
  expect(whatChanged(before, said([], { voting: { ...voting, agreed: true } }))).toHaveLength(1);
  expect(whatChanged(before, said([], { voting: null }))).toEqual([
    { kind: 'voting', from: '5.40', to: null },
  ]);
  expect(whatChanged(before, said([], { voting: { ...voting } }))).toEqual([]);
});

test('another class of creditors is a change, and the same by another name is none', () => {
  const inClass = (classNumber: number | null, className: string | null) =>
    said([], { classNumber, className });
  const tower = inClass(1, 'Tower A');
  expect(whatChanged(inClass(null, null), tower)).toEqual([
    { kind: 'class', from: null, to: 'Tower A' },
  ]);
  expect(whatChanged(tower, inClass(2, 'Tower B'))).toEqual([
    { kind: 'class', from: 'Tower A', to: 'Tower B' },
  ]);
  expect(whatChanged(tower, inClass(1, 'Tower One'))).toEqual([]);
});

test('whether the proviso applies is not said of somebody who is no related party any more', () => {
  const exempt = said([], { relatedParty: true, relatedPartyExempt: true });
  const unrelated = said([], { relatedParty: false, relatedPartyExempt: false });
  expect(whatChanged(exempt, unrelated)).toEqual([{ kind: 'relatedParty', to: false }]);
});

test('it is a change when the same reasons explain other parts of an amount', () => {
  const shared = (first: string, second: string) =>
    said([
      head('principal', {
        reasons: [
          { ...reason('1 March'), amount: first },
          { ...reason('', 'time_barred'), amount: second },
        ],
      }),
    ]);
  expect(whatChanged(shared('40.00', '10.00'), shared('10.00', '40.00'))).toEqual([
    { kind: 'reasons', head: 'principal' },
  ]);
});

test('another currency, amount of it or rate is a change', () => {
  const dollars = {
    code: 'USD',
    amount: '12.00',
    rate: '83.33',
    day: '2026-01-10',
    source: 'FBIL',
    rupees: '999.96',
  };
  const other = { ...dollars, rate: '83.34', rupees: '1000.08' };
  const [none, before, after] = [null, dollars, other].map((currency) => said([], { currency }));
  if (!none || !before || !after) throw new Error('three determinations');
  expect(whatChanged(before, { ...before })).toEqual([]);
  expect(whatChanged(none, before)).toEqual([{ kind: 'currency', from: null, to: dollars }]);
  expect(whatChanged(before, after)).toEqual([{ kind: 'currency', from: dollars, to: other }]);
});

test('another facility, amount of it or security is a change', () => {
  const loan = {
    kind: 'term_loan' as const,
    name: null,
    claimed: '5.00',
    admitted: '5.00',
    securities: [],
  };
  const [none, before, after] = [null, [loan], [{ ...loan, admitted: '4.00' }]].map((facilities) =>
    said([], { facilities }),
  );
  if (!none || !before || !after) throw new Error('three determinations');
  expect(whatChanged(before, { ...before })).toEqual([]);
  expect(whatChanged(none, before)).toEqual([{ kind: 'facilities' }]);
  expect(whatChanged(before, after)).toEqual([{ kind: 'facilities' }]);
});
