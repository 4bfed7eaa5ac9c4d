import type { CreditorType } from '@/lib/forms/definitions/field';
import type { ClaimedForm } from './heads';

interface Annexure {
  /**
   * The place of its creditors in the committee. Financial creditors vote (section 21 of the Code), those in a class through their
   * authorised representative. Of operational creditors (section 5(20)) the largest sit in a committee without financial ones, and workmen and
   * employees are represented there (reg. 16). Other creditors have none.
   */
  committee: 'class' | 'financial' | 'represented' | 'operational' | 'none';
  /** Whether published lists show its names by initials until an administrator says otherwise. */
  masked: boolean;
  /** Whether a security interest covers its claims; left out where the annexure does not say. */
  secured?: boolean;
}

/**
 * The annexures to the list of creditors, in their order from 1, by the category that each lists (reg. 13(2)). Lists that were made keep
 * these numbers.
 */
export const annexures = {
  secured_class: { committee: 'class', masked: true, secured: true },
  unsecured_class: { committee: 'class', masked: true, secured: false },
  secured_financial: { committee: 'financial', masked: false, secured: true },
  unsecured_financial: { committee: 'financial', masked: false, secured: false },
  workmen: { committee: 'represented', masked: true },
  employees: { committee: 'represented', masked: true },
  government: { committee: 'operational', masked: false },
  operational: { committee: 'operational', masked: false },
  other: { committee: 'none', masked: false },
} as const satisfies Record<string, Annexure>;

export type Category = keyof typeof annexures;

export const categories = Object.keys(annexures) as Category[];

/** The categories whose annexures are as `of` says, in their order. */
export const categoriesThat = (of: (annexure: Annexure) => boolean) =>
  categories.filter((category) => of(annexures[category]));

/** The number of the annexure that lists a category, from 1. */
export const annexureOf = (category: Category) => categories.indexOf(category) + 1;

/** The categories that the claims of each form fall into. A professional gives a remark to move a claim into another one. */
const ofForm: Record<CreditorType, readonly Category[]> = {
  form_b: ['operational', 'government'],
  form_c: ['secured_financial', 'unsecured_financial'],
  form_ca: ['secured_class', 'unsecured_class'],
  form_d: ['workmen', 'employees'],
  form_e: ['workmen', 'employees'],
  form_f: ['other'],
};

/** The categories that the claims of a form fall into without a remark. */
export const categoriesOf = (form: CreditorType) => ofForm[form];

/** The answers that a professional gives on the desk; null while a question is not answered. */
export interface CategoryAnswers {
  workman: boolean | null;
  government: boolean | null;
  /** Whether a security interest covers some of the claim. */
  secured: boolean;
}

/**
 * The category that follows from form and answers. Without an answer Forms D and E give workmen, as most drivers are.
 */
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

/**
 * Whether a claimant says in Form D that they are a workman; null where the form does not say. The desk may answer otherwise.
 */
export function workmanSaid({ workerKind }: ClaimedForm['claimData']) {
  if (workerKind === 'workman') return true;
  return workerKind === 'employee' ? false : null;
}

/** The category that follows from what the form of a claim says and what the desk answers; the desk's answer comes first. */
export const categoryOf = (
  { creditorType, claimData }: Pick<ClaimedForm, 'creditorType' | 'claimData'>,
  answers: CategoryAnswers,
) =>
  defaultCategory(creditorType, {
    ...answers,
    workman: answers.workman ?? workmanSaid(claimData),
  });

/**
 * Whether a category contradicts none of the answers, and either follows from form and security or has a remark that explains
 * it.
 */
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
  const { secured: covered = answers.secured }: Annexure = annexures[category];
  return categoriesOf(form).includes(category) && covered === answers.secured;
}
