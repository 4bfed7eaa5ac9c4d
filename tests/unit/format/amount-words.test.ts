import { loadAmountWords } from '@/lib/format/amount-words/load';
import type { Language } from '@/lib/i18n/language';

const cases: [amount: string, en: string, hi: string][] = [
  ['125000', 'One lakh twenty-five thousand rupees', 'एक लाख पच्चीस हज़ार रुपये'],
  ['1', 'One rupee', 'एक रुपया'],
  ['1.25', 'One rupee and twenty-five paise', 'एक रुपया पच्चीस पैसे'],
  ['0.50', 'Fifty paise', 'पचास पैसे'],
  ['0.01', 'One paisa', 'एक पैसा'],
  [
    '186400.00',
    'One lakh eighty-six thousand four hundred rupees',
    'एक लाख छियासी हज़ार चार सौ रुपये',
  ],
  ['10000000', 'One crore rupees', 'एक करोड़ रुपये'],
  ['90019', 'Ninety thousand nineteen rupees', 'नब्बे हज़ार उन्नीस रुपये'],
  [
    '9999999999999999.99',
    'Ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees and ninety-nine paise',
    'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये निन्यानवे पैसे',
  ],
];

const inWords = async (language: Language, amount: string) =>
  (await loadAmountWords(language))(amount);

test.each(cases)('the amount %s is written in words in both languages', async (amount, en, hi) => {
  expect(await inWords('en', amount)).toBe(en);
  expect(await inWords('hi', amount)).toBe(hi);
});

test('an empty amount, zero and what is no amount have no words', async () => {
  for (const amount of ['', '0', '0.00', '-5', '1.25 lakh']) {
    expect(await inWords('hi', amount)).toBe('');
  }
});

test.each(['en', 'hi'] as const)(
  'each number below a hundred has a name of its own in %s',
  async (language) => {
    const names = await Promise.all(
      Array.from({ length: 99 }, (_, at) => inWords(language, String(at + 1))),
    );
    expect(new Set(names).size).toBe(99);
    expect(names.filter((name) => /\d|undefined/.test(name))).toEqual([]);
  },
);
