/** The facts of a case: what each is, and how many characters it takes at most. */
export const caseFields = {
  debtorName: { kind: 'line', most: 200 },
  debtorCin: { kind: 'cin', most: 21 },
  commencementDate: { kind: 'day', most: 10 },
  lastDateForClaims: { kind: 'day', most: 10 },
  professionalName: { kind: 'line', most: 200 },
  professionalRegistration: { kind: 'line', most: 100 },
  professionalAddress: { kind: 'lines', most: 500 },
  professionalEmail: { kind: 'email', most: 254 },
} as const;

export type CaseField = keyof typeof caseFields;

/** Every fact in its stored spelling; null while it is not known. Days are `YYYY-MM-DD`. */
export type CaseFacts = Record<CaseField, string | null>;

export const caseFieldNames = Object.keys(caseFields) as CaseField[];
