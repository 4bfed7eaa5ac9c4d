import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import {
  annexureOf,
  type Category,
  type CategoryAnswers,
  categories,
  categoriesOf,
  categoriesThat,
  categoryFits,
  categoryOf,
  defaultCategory,
} from '@/lib/law/categories';

const open: CategoryAnswers = { workman: null, government: null, secured: false };

test.each<[CreditorType, Partial<CategoryAnswers>, Category, number]>([
  ['form_ca', { secured: true }, 'secured_class', 1],
  ['form_ca', {}, 'unsecured_class', 2],
  ['form_c', { secured: true }, 'secured_financial', 3],
  ['form_c', {}, 'unsecured_financial', 4],
  ['form_d', {}, 'workmen', 5],
  ['form_e', { workman: false }, 'employees', 6],
  ['form_b', { government: true }, 'government', 7],
  ['form_b', {}, 'operational', 8],
  ['form_f', {}, 'other', 9],
])('%s with %j is in the category %s, annexure %i', (form, answers, category, annexure) => {
  expect(defaultCategory(form, { ...open, ...answers })).toBe(category);
  expect(annexureOf(category)).toBe(annexure);
});

test.each<[CreditorType, Category, Partial<CategoryAnswers>, string | null, boolean]>([
  ['form_c', 'unsecured_financial', {}, null, true],
  ['form_c', 'workmen', {}, null, false],
  ['form_c', 'workmen', {}, '  ', false],
  ['form_c', 'workmen', {}, 'Wages paid through the lender.', true],
  ['form_d', 'employees', {}, null, true],
  ['form_c', 'unsecured_financial', { secured: true }, null, false],
  ['form_c', 'unsecured_financial', { secured: true }, 'Never registered.', true],
  ['form_c', 'secured_financial', {}, null, false],
  ['form_c', 'secured_financial', {}, 'By a court’s order.', true],
  ['form_c', 'secured_financial', { secured: true }, null, true],
  ['form_ca', 'unsecured_class', { secured: true }, null, false],
  ['form_ca', 'secured_class', {}, null, false],
  ['form_ca', 'secured_class', { secured: true }, null, true],
  ['form_b', 'operational', { secured: true }, null, true],
])('%s may be %s with %j and the remark %j: %s', (form, category, answers, remark, fits) => {
  expect(categoryFits(form, category, { ...open, ...answers }, remark)).toBe(fits);
});

test.each<[CreditorType, Category, { workman?: boolean; government?: boolean }]>([
  ['form_d', 'workmen', { workman: false }],
  ['form_d', 'employees', { workman: true }],
  ['form_b', 'government', { government: false }],
  ['form_b', 'operational', { government: true }],
])('%s cannot be %s against the answer %j, whatever is remarked', (form, category, answers) => {
  expect(categoryFits(form, category, { ...open, ...answers }, 'Because.')).toBe(false);
});

test.each<[CreditorType, unknown, boolean | null, Category]>([
  ['form_d', 'employee', null, 'employees'],
  ['form_d', 'employee', true, 'workmen'],
  ['form_d', 'workman', null, 'workmen'],
  ['form_d', 'workman', false, 'employees'],
  ['form_d', '', null, 'workmen'],
  ['form_d', undefined, null, 'workmen'],
  ['form_b', 'employee', null, 'operational'],
])(
  '%s whose worker says %j, with the professional’s answer %j, is %s',
  (creditorType, workerKind, workman, category) => {
    const claim = { creditorType, claimData: { workerKind } };
    expect(categoryOf(claim, { ...open, workman })).toBe(category);
  },
);

test.each<[string, Parameters<typeof categoriesThat>[0], Category[]]>([
  [
    'show names by initials in published lists',
    ({ masked }) => masked,
    ['secured_class', 'unsecured_class', 'workmen', 'employees'],
  ],
  ['are secured', ({ secured }) => secured === true, ['secured_class', 'secured_financial']],
  [
    'vote through a representative',
    ({ committee }) => committee === 'class',
    ['secured_class', 'unsecured_class'],
  ],
  [
    'vote themselves',
    ({ committee }) => committee === 'financial',
    ['secured_financial', 'unsecured_financial'],
  ],
  ['are represented', ({ committee }) => committee === 'represented', ['workmen', 'employees']],
  [
    'may sit where no financial creditor votes',
    ({ committee }) => committee === 'operational',
    ['government', 'operational'],
  ],
  ['have no place in the committee', ({ committee }) => committee === 'none', ['other']],
])('the categories that %s', (_, of, listed) => {
  expect(categoriesThat(of)).toEqual(listed);
});

test('each category is that of some form, and each of a form follows from answers', () => {
  const said = [true, false, null];
  const answers = said.flatMap((workman) =>
    said.flatMap((government) =>
      [true, false].map((secured) => ({ workman, government, secured })),
    ),
  );
  for (const form of creditorTypes) {
    const found = new Set(answers.map((given) => defaultCategory(form, given)));
    expect([form, ...[...found].sort()]).toEqual([form, ...[...categoriesOf(form)].sort()]);
  }
  expect(new Set(creditorTypes.flatMap(categoriesOf))).toEqual(new Set(categories));
});
