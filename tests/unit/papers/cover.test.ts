import { creditorTypes } from '@/lib/forms/definitions/field';
import { type Language, languages } from '@/lib/i18n/language';
import { coverOf } from '@/lib/papers/content/cover';
import { printable } from '@/lib/papers/content/printable';
import { addressOf } from '@/lib/papers/post/address';
import { paperCompiler } from '@/lib/papers/typeset/compiler';
import { caseOfSamples, claimOfSamples, hostileName } from '@/tests/support/data/paper-samples';
import { piecesOfPdf } from '@/tests/support/data/pdf-text';

const compiler = paperCompiler();
const mm = 72 / 25.4;

const coverFor = (recipient: string[], facts = caseOfSamples, language: Language = 'en') =>
  coverOf(facts, {
    language,
    number: 'CLM-2026-000123-P1',
    recipient,
    madeAt: new Date('2026-11-01T08:31:02Z'),
  });

/** The text above the fold, after checking that all of it is visible in the window of an envelope. */
function inWindow(cover: ReturnType<typeof coverFor>) {
  const pieces = piecesOfPdf(compiler.typeset(cover));
  expect(new Set(pieces.map(({ page }) => page))).toEqual(new Set([1]));
  const above = pieces.filter(({ baseline }) => baseline < 105 * mm);
  for (const { text, left, right, baseline } of above) {
    const inside =
      left >= 20 * mm && right <= 105 * mm && baseline > 45 * mm && baseline <= 88 * mm;
    expect([text, inside]).toEqual([text, true]);
  }
  return above;
}

const textOf = (pieces: ReturnType<typeof inWindow>) =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u200b', '');

test.each(creditorTypes)(
  'name and address of the sample of %s are whole in the envelope’s window',
  (type) => {
    const { creditorName, claimData } = claimOfSamples(type);
    const recipient = [printable(creditorName), ...addressOf(type, claimData)];
    const said = textOf(inWindow(coverFor(recipient)));
    for (const line of recipient)
      for (const word of line.replaceAll('\u200b', '').split(' ')) expect(said).toContain(word);
  },
);

test('a long name and long streets are made smaller and cut, and the town stays', () => {
  const streets = ['12/4, '.repeat(60), 'Behind the old cotton mill compound '.repeat(5), 'x'];
  const recipient = [
    hostileName,
    'Meera Chambers '.repeat(14),
    ...streets.map((one) => one.repeat(2)),
    'Pune 411001',
  ].map((one) => printable(one));
  const facts = {
    ...caseOfSamples,
    professionalName: hostileName,
    professionalAddress: streets.join('\n'),
  };
  for (const language of languages) {
    const said = textOf(inWindow(coverFor(recipient, facts, language)));
    expect(said).toContain('Pune 411001');
    expect(said).toContain('…');
  }
});

test('a long name without a space is broken to fit the envelope’s window', () => {
  for (const letter of ['W', 'क्ष', 'ക്ഷ', '௵'])
    inWindow(coverFor([printable(letter.repeat(200).slice(0, 200)), 'Pune 411001']));
});
