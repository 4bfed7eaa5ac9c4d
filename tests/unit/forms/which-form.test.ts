import { creditorTypes } from '@/lib/forms/definitions/field';
import { minutesFor, papersOf } from '@/lib/forms/papers';
import { answerNames, answerOf, formsOf } from '@/lib/forms/which-form';

test('there are five answers, and each form is reached by exactly one', () => {
  expect(answerNames).toHaveLength(5);
  expect(answerNames.flatMap(formsOf).toSorted()).toEqual([...creditorTypes].toSorted());
});

test.each([
  ['form_d', 'worked'],
  ['form_f', 'customer'],
  ['form_b', 'supplied'],
  ['form_c', 'lent'],
  ['form_ca', 'lent'],
  ['form_e', 'represents'],
] as const)('%s is the form of whoever says "%s"', (type, answer) => {
  expect(answerOf(type)).toBe(answer);
});

test('only those who lent are asked one more question', () => {
  expect(answerNames.filter((name) => formsOf(name).length > 1)).toEqual(['lent']);
});

test.each(creditorTypes)('%s says which papers help and how long it takes', (type) => {
  expect(papersOf[type].length).toBeGreaterThanOrEqual(4);
  expect(new Set(papersOf[type]).size).toBe(papersOf[type].length);
  expect(minutesFor[type]).toBeGreaterThan(0);
});
