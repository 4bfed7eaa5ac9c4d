import type { CreditorType } from '@/lib/forms/definitions/field';
import type { ClaimedForm } from './heads';

/** The categories of the list of creditors, in the order of its annexures 1 to 9 (reg. 13(2)). */
export const categories = [
  'secured_class',
  'unsecured_class',
  'secured_financial',
  'unsecured_financial',
  'workmen',
  'employees',
  'government',
  'operational',
  'other',
] as const;

export type Category = (typeof categories)[number];

/** The number of the annexure in which a category is listed. */
export const annexureOf = (category: Category) => categories.indexOf(category) + 1;

/** The categories that the claims of a form fall into by themselves; into another a professional moves one with a remark. */
const ofForm: Record<CreditorType, readonly Category[]> = {
  form_b: ['operational', 'government'],
  form_c: ['secured_financial', 'unsecured_financial'],
  form_ca: ['secured_class', 'unsecured_class'],
  form_d: ['workmen', 'employees'],
  form_e: ['workmen', 'employees'],
  form_f: ['other'],
};

/** The categories that a form leads to. */
export const categoriesOf = (form: CreditorType) => ofForm[form];

/** What the desk answers: null while it is not answered. */
export interface CategoryAnswers {
  workman: boolean | null;
  government: boolean | null;
  /** Whether some of the claim is covered by a security interest. */
  secured: boolean;
}

/** The category that follows from form and answers. Workmen unless answered otherwise: most who drive are. */
export function defaultCategory(form: CreditorType, answers: CategoryAnswers): Category {
  const { workman, government, secured } = answers;
  switch (form) {
    case 'form_b':
      return government ? 'government' : 'operational';
    case 'form_c':
      return secured ? 'secured_financial' : 'unsecured_financial';
    case 'form_ca':
      return secured ? 'secured_class' : 'unsecured_class';
    case 'form_d':
    case 'form_e':
      return workman === false ? 'employees' : 'workmen';
    case 'form_f':
      return 'other';
  }
}

/** What whoever filed Form D says of it; the desk may say otherwise. Null where the form says nothing. */
export function workmanSaid({ workerKind }: ClaimedForm['claimData']) {
  if (workerKind === 'workman') return true;
  return workerKind === 'employee' ? false : null;
}

/** The category that follows from what a claim's form says and the desk answers. */
export const categoryOf = (
  { creditorType, claimData }: Pick<ClaimedForm, 'creditorType' | 'claimData'>,
  answers: CategoryAnswers,
) =>
  defaultCategory(creditorType, {
    ...answers,
    workman: answers.workman ?? workmanSaid(claimData),
  });

const coverOf: Partial<Record<Category, boolean>> = {
  secured_class: true,
  unsecured_class: false,
  secured_financial: true,
  unsecured_financial: false,
};

/** Whether a category goes with the form and the security, or is said to in a remark, and contradicts none of the answers. */
export function categoryFits(
  form: CreditorType,
  category: Category,
  answers: CategoryAnswers,
  remark: string | null,
) {
  if (category === 'workmen' && answers.workman === false) return false;
  if (category === 'employees' && answers.workman === true) return false;
  if (category === 'government' && answers.government === false) return false;
  if (category === 'operational' && answers.government === true) return false;
  if ((remark ?? '').trim() !== '') return true;
  const { [category]: covered = answers.secured } = coverOf;
  return categoriesOf(form).includes(category) && covered === answers.secured;
}
