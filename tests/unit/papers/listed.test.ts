import { formatMoney } from '@/lib/format/money';
import { languages } from '@/lib/i18n/language';
import { listedPaperOf } from '@/lib/papers/content/listed';
import {
  caseOfSamples,
  claimOfSamples,
  toldListOfSamples,
} from '@/tests/support/data/paper-samples';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const claim = claimOfSamples('form_d');

const saidOf = (changes: Parameters<typeof toldListOfSamples>[1], facts = caseOfSamples) =>
  languages.map((language) =>
    textsIn(listedPaperOf(facts, claim, toldListOfSamples(claim, changes), language)).join('\n'),
  );

test('the letter about a list names the row, the last day to object, and whom to write to', () => {
  const [english, hindi] = saidOf({});
  expect(english).toContain('Number 2, as on 10 Nov 2026');
  expect(english).toContain('by 25 Nov 2026: name claim CLM-2026-000123');
  expect(english).toContain('claims@resolution.example.in');
  expect(hindi).toContain('25 नवंबर 2026 तक');
  for (const part of ['admitted', 'notAdmitted'] as const)
    expect(english).toContain(formatMoney(toldListOfSamples(claim).row[part]));
});

test('the letter about a withdrawn list asks for nothing and sets no day', () => {
  for (const said of saidOf({ withdrawn: true })) expect(said).not.toMatch(/25 (Nov|नवंबर)/);
  const [english] = saidOf({ withdrawn: true });
  expect(english).toContain('You do not need to do anything.');
});

test.each([
  ['2026-12-03', /by 3 Dec 2026: name claim/, /3 दिसंबर 2026 तक/],
  [null, /last day to object to it has passed/, /आख़िरी दिन निकल चुका है/],
])(
  'the letter about a withdrawn list names the one that counts again, and its last day %s',
  (until, inEnglish, inHindi) => {
    const [english, hindi] = saidOf({ withdrawn: true, earlier: { asOn: '2026-10-31', until } });
    expect(english).toContain('as on 31 Oct 2026 counts again');
    expect(english).toMatch(inEnglish);
    expect(hindi).toMatch(inHindi);
    expect(english).not.toContain('You do not need to do anything.');
  },
);

test('a letter about a list is whole while nobody is named to write to', () => {
  const facts = { ...caseOfSamples, professionalName: null, professionalEmail: null };
  for (const said of saidOf({}, facts)) expect(said).not.toContain('null');
});
