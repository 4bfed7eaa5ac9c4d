import { creditorTypes } from '@/lib/forms/definitions/field';
import { paperKinds } from '@/lib/papers/kinds';
import { paperCompiler } from '@/lib/papers/typeset/compiler';
import { claimOfSamples, paperOfSamples } from '@/tests/support/data/paper-samples';
import { copiedOfPdf } from '@/tests/support/data/pdf-text';

const compiler = paperCompiler();

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

const devanagari = /\p{Script=Devanagari}/u;

test.each(paperKinds)('the paper %s is copied in Hindi as it reads', async (kind) => {
  for (const type of creditorTypes) {
    const paper = await paperOfSamples(kind, claimOfSamples(type), 'hi');
    const set = new Set(textsIn(paper).flatMap((text) => wordsOf(text)));
    const copied = wordsOf(copiedOfPdf(compiler.typeset(paper))).filter((one) =>
      devanagari.test(one),
    );
    expect(copied.length).toBeGreaterThan(50);
    expect([type, copied.filter((word) => !set.has(word))]).toEqual([type, []]);
  }
});

test.each([
  ['Devanagari', 'कर्मचारी क्षत्रिय श्रीमती द्वितीय रुपये हृदय ज्ञानेश्वर ऑफ़िस किन्हीं शर्तें'],
  ['Bengali', 'রবীন্দ্রনাথ ঠাকুর শ্রীমতী কোম্পানি'],
  ['Tamil', 'கோவிந்தன் மேனகா கௌரி'],
  ['Telugu', 'శ్రీనివాస్ కృష్ణమూర్తి'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'രാമൻ ശ്രീദേവി'],
  ['Gujarati', 'કૃષ્ણકાંત પટેલ શ્રીમતી'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Ol Chiki', 'ᱥᱩᱱᱤᱞ ᱢᱩᱨᱢᱩ'],
  ['Meetei Mayek', 'ꯏꯕꯣꯃꯆꯥ ꯁꯤꯡ ꯊꯣꯏꯕꯤ'],
  ['Oriya', 'କୃଷ୍ଣଚନ୍ଦ୍ର ଶ୍ରୀମତୀ'],
])('a name in %s is copied as it was typed', async (_script, creditorName) => {
  const claim = claimOfSamples('form_d', { creditorName });
  const paper = await paperOfSamples('acknowledgement', claim, 'en');
  const copied = wordsOf(copiedOfPdf(compiler.typeset(paper)).normalize('NFC'));
  expect(wordsOf(creditorName).filter((word) => !copied.includes(word))).toEqual([]);
});
