import { readdirSync, readFileSync } from 'node:fs';
import { latinDigits } from '@/lib/format/digits';
import { readDay } from '@/lib/format/typed-day';
import { languages, type Script, scriptOf } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { coveredBy } from '@/lib/papers/typeset/coverage';
import { readFonts } from '@/lib/papers/typeset/fonts';

/** Every letter, mark and digit that a language's words are written with. */
const lettersOf = (language: (typeof languages)[number]) => [
  ...new Set(JSON.stringify(wordsIn(language)).match(/[\p{L}\p{M}\p{N}]/gu)),
];

const sheets = readdirSync('app/fonts')
  .filter((name) => /\.css$|^mukta\.ts$/.test(name))
  .map((name) => readFileSync(`app/fonts/${name}`, 'utf8'));

/** The first and last character of each range that a font of pages is for. */
const ranges = sheets
  .join('\n')
  .match(/U\+[0-9A-F]+(-[0-9A-F]+)?/g)
  ?.map((range) => range.slice(2).split('-'))
  .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);

const isOnPages = (letter: string) =>
  ranges?.some(([first, last]) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= first && code <= last;
  });

test.each(languages)('each letter of the words of %s has a font on pages', (language) => {
  expect(lettersOf(language).length).toBeGreaterThan(50);
  expect(lettersOf(language).filter((letter) => !isOnPages(letter))).toEqual([]);
});

test('text is set in each font of the style sheets in app/fonts', () => {
  const families = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/font-family: "(.+)"/g)].map(([, family = '']) => family),
  );
  expect(families.length).toBeGreaterThan(0);
  const [, text = ''] = /--font-sans:([^;]+);/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  expect(families.filter((family) => !text.includes(`"${family}"`))).toEqual([]);
});

/** Whether marks above and below the line need more room than Latin has. */
const needsRoom: Record<Script, boolean> = { Latin: false, Devanagari: true };

test('the style sheet has taller lines for each language whose marks need the room', () => {
  const [, rule = ''] =
    /((?::lang\(\w+\),?\s*)+)\{\s*--text-sm--line-height/.exec(
      readFileSync('app/globals.css', 'utf8'),
    ) ?? [];
  const named = [...rule.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => language);
  expect(named).toEqual(languages.filter((language) => needsRoom[scriptOf(language)]));
});

const covered = coveredBy(readFonts());

test.each(languages)('each letter of the words of %s has a font on papers', (language) => {
  expect(lettersOf(language).filter((letter) => covered(letter) !== letter)).toEqual([]);
});

/** The digits of each script, by their name in Unicode's list of numbering systems. */
const digits: Record<Script, string> = { Latin: 'latn', Devanagari: 'deva' };

test('the test of digits names Devanagari digits rightly', () => {
  expect((2024).toLocaleString(`en-u-nu-${digits.Devanagari}`, { useGrouping: false })).toBe(
    '२०२४',
  );
});

test.each(languages)('digits as they are written in %s are read', (language) => {
  const written = (number: number) =>
    number.toLocaleString(`en-u-nu-${digits[scriptOf(language)]}`, { useGrouping: false });
  expect(latinDigits(written(9876543210))).toBe('9876543210');
  expect(readDay([written(31), written(3), written(2024)])).toEqual({ day: '2024-03-31' });
});
