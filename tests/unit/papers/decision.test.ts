import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { decisionOf } from '@/lib/papers/content/decision';
import type { DeterminationOfPaper } from '@/lib/papers/content/determination';
import { objectionPaperOf } from '@/lib/papers/content/objection';
import type { RefusedObjection } from '@/lib/papers/content/refused-objection';
import { paperCompiler } from '@/lib/papers/typeset/compiler';
import {
  caseOfSamples,
  claimOfSamples,
  determinationOfSamples,
  objectionOfSamples,
  paperOfSamples,
} from '@/tests/support/data/paper-samples';

const note = 'Paid on 4 March 2026.\nसाथ में बैंक विवरण देखें।';

/** A rejection by status call: nothing admitted under any head, with the note as the reason of each. */
function refused(text: string | null): DeterminationOfPaper {
  const { heads, totals, ...rest } = determinationOfSamples(claimOfSamples('form_c'));
  return {
    ...rest,
    heads: heads.map((head) => ({
      ...head,
      admitted: '0.00',
      notAdmitted: head.claimed,
      reasons: [{ code: 'other', text, amount: head.claimed }],
    })),
    totals: { ...totals, admitted: '0.00', notAdmitted: totals.claimed },
  };
}

const reasonsIn = (determination: DeterminationOfPaper, language: 'en' | 'hi' = 'en') =>
  decisionOf(caseOfSamples, claimOfSamples('form_c'), determination, language).reasons.items;

test('the note of a rejection is in the letter once, for the whole claim', () => {
  const all = refused(note);
  expect(all.heads.length).toBeGreaterThan(1);
  expect(reasonsIn(all)).toEqual([{ head: 'The whole claim: ₹4,87,12,500.50', reasons: [note] }]);
  expect(reasonsIn(all, 'hi')).toEqual([{ head: 'पूरा दावा: ₹4,87,12,500.50', reasons: [note] }]);
  const [only] = reasonsIn(refused(null));
  expect(only?.reasons).toEqual(['No reason was given']);
});

test.each([
  ['another text', { text: 'Not the same.' }],
  ['another code', { code: 'time_barred' }],
  ['a part of the head', { amount: '1.00' }],
] as const)(
  'where one head differs by %s, the letter names each head with its own reason',
  (_what, change) => {
    const all = refused(note);
    const [first, ...others] = all.heads;
    const [reason] = first?.reasons ?? [];
    if (!first || !reason) throw new Error('the sample has heads with reasons');
    const heads = [{ ...first, reasons: [{ ...reason, ...change }] }, ...others];
    expect(reasonsIn({ ...all, heads })).toHaveLength(all.heads.length);
  },
);

test('the letter gives a reason in plain words, not in those of the lists', () => {
  const { heads, ...rest } = refused(null);
  const inLaw = (language: 'en' | 'hi') =>
    reasonsIn(
      {
        ...rest,
        heads: heads.map((head) => ({
          ...head,
          reasons: [{ code: 'time_barred', text: null, amount: head.claimed }],
        })),
      },
      language,
    )[0]?.reasons;
  expect(inLaw('en')).toEqual([
    'The debt is too old: the legal time to demand it has passed (limitation)',
  ]);
  expect(inLaw('hi')).toEqual(['बकाया बहुत पुराना है: माँगने की कानूनी समय-सीमा बीत चुकी है']);
});

test('the letter names the class of a creditor in a named one', () => {
  const facts = (className: string | null, language: 'en' | 'hi') => {
    const decided = { ...determinationOfSamples(claimOfSamples('form_ca')), className };
    return decisionOf(caseOfSamples, claimOfSamples('form_ca'), decided, language).facts;
  };
  const named = facts('Allottees of Tower A', 'en');
  expect(named.at(-1)).toEqual({ label: 'Class of creditors', value: 'Allottees of Tower A' });
  expect(facts('टावर A', 'hi').at(-1)).toEqual({ label: 'लेनदारों का वर्ग', value: 'टावर A' });
  expect(facts(null, 'en')).toEqual(named.slice(0, -1));
});

test('the letter names the day from which a decision counts, where that is not the day of the decision', () => {
  const said = (effectiveOn: string | null, language: 'en' | 'hi') => {
    const decided = { ...determinationOfSamples(claimOfSamples('form_c')), effectiveOn };
    return decisionOf(caseOfSamples, claimOfSamples('form_c'), decided, language).facts;
  };
  expect(said('2026-10-05', 'en')).toContainEqual({ label: 'Counts from', value: '5 Oct 2026' });
  expect(said('2026-10-05', 'hi')).toContainEqual({
    label: 'किस दिन से लागू',
    value: '5 अक्टूबर 2026',
  });
  for (const day of [null, '2026-11-09'])
    expect(said(day, 'en').map(({ label }) => label)).not.toContain('Counts from');
});

test('the letter to a creditor in a class says with what they vote, and how it is reckoned', () => {
  const said = (changes: object, language: 'en' | 'hi' = 'en') => {
    const voting = {
      principal: '1000000.00',
      from: '2025-10-01',
      rate: '8',
      agreed: false,
      debt: '1078246.58',
      ...changes,
    };
    const decided = { ...determinationOfSamples(claimOfSamples('form_ca')), voting };
    const { facts } = decisionOf(caseOfSamples, claimOfSamples('form_ca'), decided, language);
    return facts.find(({ label }) => /Debt for voting|वोट कितनी रकम का है/.test(label))?.value;
  };
  expect(said({})).toBe(
    '₹10,78,246.58: ₹10,00,000.00 with 8 % a year from 1 Oct 2025 up to the commencement date',
  );
  expect(said({ rate: '12', agreed: true })).toContain('12 % a year, as agreed, from');
  expect(said({ from: null, debt: '1000000.00' })).toContain('₹10,00,000.00, as admitted');
  expect(said({}, 'hi')).toContain('1 अक्टूबर 2025 से');
  const others = decisionOf(
    caseOfSamples,
    claimOfSamples('form_c'),
    determinationOfSamples(claimOfSamples('form_c')),
    'en',
  );
  expect(others.facts.map(({ label }) => label)).not.toContain('Debt for voting');
});

test('a letter with a very long reason is set in both languages', async () => {
  for (const language of languages) {
    const frame = await paperOfSamples('decision', claimOfSamples('form_c'), language);
    const long = refused(`${note} `.repeat(30).trim());
    const letter = decisionOf(caseOfSamples, claimOfSamples('form_c'), long, language);
    expect(paperCompiler().typeset({ ...frame, ...letter }).length).toBeGreaterThan(1000);
  }
});

test.each(languages)(
  'the letter says why the amount of a claim that came too late stays under verification (%s)',
  (language) => {
    const claim = claimOfSamples('form_c', { submittedAt: new Date('2027-01-06T00:00:00+05:30') });
    const days = { commencementDate: '2026-09-23', lastDateForClaims: '2026-10-07' };
    const said = (rfrpDate: string, changes: Partial<DeterminationOfPaper> = {}) => {
      const sample = determinationOfSamples(claim);
      const totals = { ...sample.totals, underVerification: '100.00' };
      const facts = { ...caseOfSamples, ...days, rfrpDate };
      return decisionOf(facts, claim, { ...sample, totals, ...changes }, language).provisional;
    };
    const plain = said('2027-01-06');
    expect(said('2027-01-05')).toContain(wordsIn(language).papers.decision.staysLate);
    expect(said('2027-01-05')).not.toBe(plain);
    expect(said('2027-01-05', { lateStep: 'condoned' })).toBe(plain);
    expect(said('2027-01-05', { totals: determinationOfSamples(claim).totals })).toBe(plain);
  },
);

test('the letter says what was claimed in another currency, and by which rate it was turned into rupees', () => {
  const claim = claimOfSamples('form_c');
  const factsIn = (determination: DeterminationOfPaper, language: 'en' | 'hi') =>
    decisionOf(caseOfSamples, claim, determination, language).facts;
  const decided = determinationOfSamples(claim);
  expect(factsIn(decided, 'en')).toContainEqual({
    label: 'Claimed in another currency',
    value: 'USD 1,250.125 × ₹83.1234 = ₹1,03,914.64 (rate of 15 Oct 2026, FBIL)',
  });
  expect(factsIn(decided, 'hi')).toContainEqual({
    label: 'दूसरी मुद्रा (जैसे डॉलर) में दावा',
    value: 'USD 1,250.125 × ₹83.1234 = ₹1,03,914.64 (15 अक्टूबर 2026 की दर, FBIL)',
  });
  const inRupees = factsIn({ ...decided, currency: null }, 'en');
  expect(JSON.stringify(inRupees)).not.toContain('currency');
});

test('the letter names the facilities of a lender with their security, and says nothing of them where there are none', () => {
  const claim = claimOfSamples('form_c');
  const decided = determinationOfSamples(claim);
  const said = (determination: DeterminationOfPaper, language: 'en' | 'hi') =>
    decisionOf(caseOfSamples, claim, determination, language).facilities;
  expect(said(decided, 'en')).toEqual({
    title: 'Facilities and their security',
    items: [
      {
        head: '(a) Term Loan – Loan of 2024: claimed ₹4,87,12,500.50, admitted ₹2,43,56,250.25',
        securities: ['Mortgage: Plot 4 at Nashik (first charge)'],
      },
    ],
  });
  expect(said(decided, 'hi')?.items[0]?.securities).toEqual([
    'ज़मीन या मकान गिरवी (बंधक): Plot 4 at Nashik (पहला प्रभार)',
  ]);
  expect(said({ ...decided, facilities: null }, 'en')).toBeNull();
});

test.each(languages)(
  'the letter names what the page names for a paper that is still missing, in %s',
  (language) => {
    const { ask } = wordsIn(language).changes;
    const { send } = wordsIn(language).claim.outcome;
    const claim = claimOfSamples('form_c');
    const refusedInPart = determinationOfSamples(claim);
    const heads = refusedInPart.heads.map((head) => ({ ...head, reasons: [] }));
    const howOf = (determination: DeterminationOfPaper) =>
      decisionOf(caseOfSamples, claim, determination, language).answer.lines[0];
    expect(howOf(refusedInPart)).toContain(`“${ask}”`);
    expect(howOf(refusedInPart)).toContain(`“${send}”`);
    expect(howOf({ ...refusedInPart, heads })).toContain(`“${ask}”`);
    expect(howOf({ ...refusedInPart, heads })).not.toContain(send);
    expect(howOf(refusedInPart)).not.toMatch(/chat|चैट/);
  },
);

test.each(languages)(
  'the letter about an objection leads to a request once there is a decision, in %s',
  (language) => {
    const claim = claimOfSamples('form_c');
    const refusal = objectionOfSamples(claim);
    const furtherOf = (row: RefusedObjection['row']) =>
      objectionPaperOf(caseOfSamples, claim, { ...refusal, row }, language).next.lines[0];
    const { ask } = wordsIn(language).changes;
    const checked = { ...refusal.row, admitted: '0.00', contingent: '0.00', notAdmitted: '0.00' };
    expect(furtherOf(refusal.row)).toContain(`“${ask}”`);
    expect(furtherOf({ ...checked, underVerification: refusal.row.claimed })).not.toContain(ask);
  },
);
