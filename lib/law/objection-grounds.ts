import type { CreditorType } from '@/lib/forms/definitions/field';

const everyForm = ['form_b', 'form_c', 'form_ca', 'form_d', 'form_e', 'form_f'] as const;
/** Workmen and employees have neither security nor a vote that being related could take. */
const othersThanWorkers = ['form_b', 'form_c', 'form_ca', 'form_f'] as const;

/**
 * What of a row of the list of creditors may be wrong, and for creditors of which forms: what the list shows of each of them
 * (regulation 13(2)). The codes are the portal's own; their sentences stand in messages/{language}/objections.json.
 */
const forms = {
  amount: everyForm,
  category: everyForm,
  security: othersThanWorkers,
  relatedParty: othersThanWorkers,
  particulars: everyForm,
  other: everyForm,
} as const satisfies Record<string, readonly CreditorType[]>;

export type ObjectionGround = keyof typeof forms;

export const objectionGrounds = Object.keys(forms) as ObjectionGround[];

/** The grounds on which a creditor of this form may object. */
export const groundsOf = (form: CreditorType): ObjectionGround[] =>
  objectionGrounds.filter((ground) => (forms[ground] as readonly CreditorType[]).includes(form));
