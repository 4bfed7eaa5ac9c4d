import type { CreditorType } from '@/lib/forms/definitions/field';

interface Checked {
  /** The purpose of the document that answers it, as in lib/documents/content/purposes.ts; absent where words answer it. */
  slot?: string;
}

const itemsOf = <Code extends string>(items: Record<Code, Checked>) => items;

/**
 * What professionals ask for to prove a claim (CIRP Regulations 2016, reg. 7(2), 8(2), 8A(2), 9(2), 9A(2), and the forms). The
 * codes are the portal's own; their sentences stand in messages/{language}/questions.json.
 */
export const checklistItems = itemsOf({
  agreement: { slot: 'agreement' },
  invoices: { slot: 'bill' },
  delivery: { slot: 'receipt' },
  ledger: { slot: 'reckoning' },
  bankStatement: { slot: 'bankStatement' },
  gstReturns: { slot: 'bill' },
  interestAgreed: { slot: 'agreement' },
  interestReckoned: { slot: 'reckoning' },
  acknowledged: { slot: 'letter' },
  loanAgreement: { slot: 'agreement' },
  accountStatement: { slot: 'bankStatement' },
  security: { slot: 'agreement' },
  guarantee: { slot: 'agreement' },
  signatory: { slot: 'authority' },
  relatedParty: {},
  mutualDues: {},
  elsewhere: {},
  employment: { slot: 'letter' },
  payslips: { slot: 'salary' },
  duesReckoned: { slot: 'reckoning' },
  lastDay: { slot: 'letter' },
  workOrOffice: {},
  identity: { slot: 'identity' },
  employeeList: { slot: 'reckoning' },
  mandate: { slot: 'authority' },
  allotment: { slot: 'agreement' },
  payments: { slot: 'receipt' },
  letters: { slot: 'letter' },
});

export type ChecklistCode = keyof typeof checklistItems;

export const checklistCodes = Object.keys(checklistItems) as ChecklistCode[];

export const isChecklistCode = (code: unknown): code is ChecklistCode =>
  checklistCodes.some((known) => known === code);

/** What the desk offers for claims of each form, in this order. */
export const checklist: Readonly<Record<CreditorType, readonly ChecklistCode[]>> = {
  form_b: [
    ...(['agreement', 'invoices', 'delivery', 'ledger', 'bankStatement', 'gstReturns'] as const),
    ...(['interestAgreed', 'acknowledged', 'signatory', 'relatedParty', 'mutualDues'] as const),
  ],
  form_c: [
    ...([
      'loanAgreement',
      'accountStatement',
      'interestReckoned',
      'security',
      'guarantee',
    ] as const),
    ...(['acknowledged', 'signatory', 'relatedParty', 'elsewhere'] as const),
  ],
  form_d: [
    ...(['employment', 'payslips', 'duesReckoned', 'lastDay', 'workOrOffice'] as const),
    ...(['bankStatement', 'identity'] as const),
  ],
  form_e: ['mandate', 'employeeList', 'employment', 'duesReckoned', 'workOrOffice', 'identity'],
  form_f: ['payments', 'bankStatement', 'letters', 'agreement', 'mutualDues', 'identity'],
  form_ca: [
    ...(['allotment', 'payments', 'bankStatement', 'interestReckoned'] as const),
    ...(['signatory', 'relatedParty', 'elsewhere'] as const),
  ],
};
