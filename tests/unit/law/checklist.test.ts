import { purposes } from '@/lib/documents/content/purposes';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { checklist, checklistCodes, checklistItems } from '@/lib/law/checklist';

test.each(creditorTypes)('%s is asked for at least five things, each once', (type) => {
  const codes = checklist[type];
  expect(codes.length).toBeGreaterThanOrEqual(5);
  expect(new Set(codes).size).toBe(codes.length);
});

test('nothing stands on the list that no form is asked', () => {
  const asked = new Set(creditorTypes.flatMap((type) => checklist[type]));
  expect(checklistCodes.filter((code) => !asked.has(code))).toEqual([]);
});

test('what is a document is one of the kinds that documents have', () => {
  const slots = checklistCodes.flatMap((code) => checklistItems[code].slot ?? []);
  expect(slots.filter((slot) => !purposes.some((purpose) => purpose === slot))).toEqual([]);
});

test.each(languages)('each thing has a sentence of its own in %s', (language) => {
  const words = wordsIn(language).questions.checklist;
  expect(Object.keys(words).toSorted()).toEqual([...checklistCodes].toSorted());
  expect(new Set(Object.values(words)).size).toBe(checklistCodes.length);
});
