import { creditorTypes } from '@/lib/forms/definitions/field';
import { minutesFor, papersOf } from '@/lib/forms/papers';
import { answerNames, answerOf, formsOf } from '@/lib/forms/which-form';

test('the five answers to "which form" lead to each form exactly once', () => {
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
] as const)('%s is the form for the answer "%s"', (type, answer) => {
  expect(answerOf(type)).toBe(answer);
});

test('only the answer "lent" is followed by a second question', () => {
  expect(answerNames.filter((name) => formsOf(name).length > 1)).toEqual(['lent']);
});

test.each(creditorTypes)(
  '%s names at least four papers that help, and the minutes it takes',
  (type) => {
    expect(papersOf[type].length).toBeGreaterThanOrEqual(4);
    expect(new Set(papersOf[type]).size).toBe(papersOf[type].length);
    expect(minutesFor[type]).toBeGreaterThan(0);
  },
);
