import { createTranslator } from 'next-intl';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { reasonText } from '@/lib/law/reason-text';
import { namedWith, needsText, reasonCodes, subJudiceReasons } from '@/lib/law/reasons';

const text = 'Kaveri, 4 June';

/** For the desk and the lists, and for a claimant. */
const ways = languages.flatMap((locale) => [
  [locale, 'reasons'] as const,
  [locale, 'said'] as const,
]);

describe.each(ways)('in %s, law.%s', (locale, namespace) => {
  const t = createTranslator({ locale, messages: wordsIn(locale).law, namespace });
  const say: Parameters<typeof reasonText>[1] = (code, given) => t(code, { ...given });

  test.each(reasonCodes)('the reason %s is a whole sentence without a text', (code) => {
    const said = reasonText({ code, text: null }, say);
    expect(said).toMatch(/^\S.*\S$/);
    expect(say(code, { given: 'no', text })).toBe(said);
  });

  test.each(reasonCodes)(
    'the reason %s has a place for its text where it names something',
    (code) => {
      expect(reasonText({ code, text }, say).split(text)).toHaveLength(2);
      const placed = say(code, { given: 'yes', text }).includes(text);
      expect(placed).toBe(namedWith(code) !== undefined || needsText(code));
    },
  );
});

test('no reason is said to a claimant in the words of lawyers', () => {
  const said = reasonCodes.map((code) => wordsIn('en').law.said[code]);
  expect(
    said.filter((text) => /corporate debtor|entitlement|collation|contingent|barred/i.test(text)),
  ).toEqual([]);
  expect(wordsIn('hi').law.said).toEqual(wordsIn('hi').law.reasons);
});

test('an amount is before a court where a dispute is pending, and where an order was made no more', () => {
  expect(subJudiceReasons).toEqual(['dispute_pending']);
});
