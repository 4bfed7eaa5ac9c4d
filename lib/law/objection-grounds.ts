import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';

/** Workmen and employees have no security, and no vote that a related party could lose. */
const othersThanWorkers = ['form_b', 'form_c', 'form_ca', 'form_f'] as const;

/**
 * What may be wrong in a row of the list of creditors (regulation 13(2)), and for which forms. The codes are the portal's own;
 * their sentences stand in messages/{language}/objections.json.
 */
const forms = {
  amount: creditorTypes,
  category: creditorTypes,
  security: othersThanWorkers,
  relatedParty: othersThanWorkers,
  particulars: creditorTypes,
  other: creditorTypes,
} as const satisfies Record<string, readonly CreditorType[]>;

export type ObjectionGround = keyof typeof forms;

export const objectionGrounds = Object.keys(forms) as ObjectionGround[];

export const groundsOf = (form: CreditorType): ObjectionGround[] =>
  objectionGrounds.filter((ground) => (forms[ground] as readonly CreditorType[]).includes(form));
