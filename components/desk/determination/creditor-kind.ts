import type { CreditorType } from '@/lib/forms/definitions/field';
import { categoriesOf } from '@/lib/law/categories';
import { categoryFor } from './sent';
import type { DeskValues } from './values';

type KindQuestion = 'workman' | 'government';

const categoryIfSo = { workman: 'workmen', government: 'government' } as const;

/** What the desk asks about a creditor of this form: workman or employee, government or other; undefined for some forms. */
export const kindAskedOf = (form: CreditorType): KindQuestion | undefined =>
  (['workman', 'government'] as const).find((one) =>
    categoriesOf(form).includes(categoryIfSo[one]),
  );

/** Gives the answer after one keystroke: first the one behind the form's category, then the other. */
export function nextAnswer(form: CreditorType, asked: KindQuestion, values: DeskValues) {
  if (values[asked] !== '') return values[asked] === 'yes' ? 'no' : 'yes';
  return categoryFor(form, values) === categoryIfSo[asked] ? 'yes' : 'no';
}
