export const caseSections = ['debtor', 'tribunal', 'dates', 'professional', 'committee'] as const;

/** `reaches`: the fact says where to reach somebody, or how a company or a case is numbered. */
interface Fact {
  section: (typeof caseSections)[number];
  kind: 'line' | 'lines' | 'cin' | 'day' | 'email';
  max: number;
  public: boolean;
  reaches?: true;
}

/** Each is a column of `case_settings`. Only professionals read what is not `public`. */
export const caseFields = {
  debtorName: { section: 'debtor', kind: 'line', max: 200, public: true },
  debtorCin: { section: 'debtor', kind: 'cin', max: 21, public: true, reaches: true },
  tribunal: { section: 'tribunal', kind: 'line', max: 200, public: true },
  tribunalBench: { section: 'tribunal', kind: 'line', max: 200, public: true },
  caseNumber: { section: 'tribunal', kind: 'line', max: 100, public: true, reaches: true },
  admissionOrderDate: { section: 'tribunal', kind: 'day', max: 10, public: true },
  admissionOrderNumber: {
    section: 'tribunal',
    kind: 'line',
    max: 100,
    public: true,
    reaches: true,
  },
  commencementDate: { section: 'dates', kind: 'day', max: 10, public: true },
  appointmentDate: { section: 'dates', kind: 'day', max: 10, public: true },
  lastDateForClaims: { section: 'dates', kind: 'day', max: 10, public: true },
  rfrpDate: { section: 'dates', kind: 'day', max: 10, public: true },
  professionalName: { section: 'professional', kind: 'line', max: 200, public: true },
  professionalRegistration: { section: 'professional', kind: 'line', max: 100, public: true },
  professionalAddress: {
    section: 'professional',
    kind: 'lines',
    max: 500,
    public: true,
    reaches: true,
  },
  professionalEmail: {
    section: 'professional',
    kind: 'email',
    max: 254,
    public: true,
    reaches: true,
  },
  professionalHours: { section: 'professional', kind: 'line', max: 100, public: true },
  professionalHoursHindi: { section: 'professional', kind: 'line', max: 100, public: true },
  classRepresentative: { section: 'committee', kind: 'line', max: 200, public: true },
} as const satisfies Record<string, Fact>;

export type CaseField = keyof typeof caseFields;

/** They name the court and its case, and are public as its orders are. */
export type CourtField = {
  [Field in CaseField]: (typeof caseFields)[Field]['section'] extends 'tribunal' ? Field : never;
}[CaseField];

export type CourtFacts = Pick<CaseFacts, CourtField>;

/** As stored; null while not known. Days are `YYYY-MM-DD`. */
export type CaseFacts = Record<CaseField, string | null>;

export const caseFieldNames = Object.keys(caseFields) as CaseField[];

/** Tells whether a fact is a public text that should hold no number or address. */
export function isJudged(field: CaseField) {
  const fact: Fact = caseFields[field];
  return fact.public && fact.kind !== 'day' && !fact.reaches;
}
