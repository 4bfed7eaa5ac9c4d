import type { CreditorType } from '@/lib/forms/definitions/field';
import type { ClaimedForm } from './heads';

interface Annexure {
  /**
   * Financial creditors vote (section 21 of the Code), those in a class through a representative. The largest operational
   * creditors (section 5(20)) sit in a committee without financial ones (reg. 16).
   */
  committee: 'class' | 'financial' | 'represented' | 'operational' | 'none';
  /** Published lists show its names by initials until an administrator says otherwise. */
  masked: boolean;
  secured?: boolean;
}

/** The annexures to the list of creditors, numbered from 1 in this order (reg. 13(2)); made lists keep these numbers. */
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

export const categoriesThat = (of: (annexure: Annexure) => boolean) =>
  categories.filter((category) => of(annexures[category]));

export const annexureOf = (category: Category) => categories.indexOf(category) + 1;

const ofForm: Record<CreditorType, readonly Category[]> = {
  form_b: ['operational', 'government'],
  form_c: ['secured_financial', 'unsecured_financial'],
  form_ca: ['secured_class', 'unsecured_class'],
  form_d: ['workmen', 'employees'],
  form_e: ['workmen', 'employees'],
  form_f: ['other'],
};

/** The categories that claims of a form have without a remark. */
export const categoriesOf = (form: CreditorType) => ofForm[form];

/** What a professional answers on the desk; null while a question is not answered. */
export interface CategoryAnswers {
  workman: boolean | null;
  government: boolean | null;
  secured: boolean;
}

/** The category that follows from form and answers. Without an answer Forms D and E give workmen, as most drivers are. */
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

/** Tells whether a claimant says in Form D that they are a workman; null where the form does not say. */
export function workmanSaid({ workerKind }: ClaimedForm['claimData']) {
  if (workerKind === 'workman') return true;
  return workerKind === 'employee' ? false : null;
}

/** The category that follows from form and desk; the desk's answer comes before what the form says. */
export const categoryOf = (
  { creditorType, claimData }: Pick<ClaimedForm, 'creditorType' | 'claimData'>,
  answers: CategoryAnswers,
) =>
  defaultCategory(creditorType, {
    ...answers,
    workman: answers.workman ?? workmanSaid(claimData),
  });

/** Tells whether a category agrees with all answers and follows from the form, or has a remark that explains it. */
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
