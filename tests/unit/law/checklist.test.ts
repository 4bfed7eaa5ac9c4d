import { purposes } from '@/lib/documents/content/purposes';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { checklist, checklistCodes, checklistItems } from '@/lib/law/checklist';

test.each(creditorTypes)('the checklist of %s has at least five things, each once', (type) => {
  const codes = checklist[type];
  expect(codes.length).toBeGreaterThanOrEqual(5);
  expect(new Set(codes).size).toBe(codes.length);
});

test('everything on the checklist is asked for on some form', () => {
  const asked = new Set(creditorTypes.flatMap((type) => checklist[type]));
  expect(checklistCodes.filter((code) => !asked.has(code))).toEqual([]);
});

test('each document on the checklist is of a known purpose', () => {
  const slots = checklistCodes.flatMap((code) => checklistItems[code].slot ?? []);
  expect(slots.filter((slot) => !purposes.some((purpose) => purpose === slot))).toEqual([]);
});

test.each(languages)('each thing on the checklist has a sentence of its own in %s', (language) => {
  const words = wordsIn(language).questions.checklist;
  expect(Object.keys(words).toSorted()).toEqual([...checklistCodes].toSorted());
  expect(new Set(Object.values(words)).size).toBe(checklistCodes.length);
});
