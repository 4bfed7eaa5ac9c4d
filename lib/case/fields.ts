/** The facts of a case: what each is, and how many characters it takes at most. */
export const caseFields = {
  debtorName: { kind: 'line', max: 200 },
  debtorCin: { kind: 'cin', max: 21 },
  commencementDate: { kind: 'day', max: 10 },
  lastDateForClaims: { kind: 'day', max: 10 },
  professionalName: { kind: 'line', max: 200 },
  professionalRegistration: { kind: 'line', max: 100 },
  professionalAddress: { kind: 'lines', max: 500 },
  professionalEmail: { kind: 'email', max: 254 },
} as const;

export type CaseField = keyof typeof caseFields;

/** Every fact in its stored spelling; null while it is not known. Days are `YYYY-MM-DD`. */
export type CaseFacts = Record<CaseField, string | null>;

export const caseFieldNames = Object.keys(caseFields) as CaseField[];
