import { languages } from '@/lib/i18n/language';
import { paperWords } from '@/lib/papers/content/frame';
import { paperKinds, tellsAdmitted } from '@/lib/papers/kinds';

test('the amount of letters about decisions and refused objections is what is admitted', () => {
  expect(paperKinds.filter(tellsAdmitted)).toEqual(['decision', 'objection']);
});

test.each(languages)('the index of a whole file names each kind of letter, in %s', (language) => {
  const t = paperWords(language);
  const named = paperKinds.map((kind) => t('file.letter', { kind, when: '' }));
  expect(new Set([...named, t('file.letter', { kind: 'other', when: '' })]).size).toBe(7);
});
