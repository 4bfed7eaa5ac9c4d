/** The facts of a case: the kind of each, and how many characters it may have. */
export const caseFields = {
  debtorName: { kind: 'line', max: 200 },
  debtorCin: { kind: 'cin', max: 21 },
  commencementDate: { kind: 'day', max: 10 },
  lastDateForClaims: { kind: 'day', max: 10 },
  appointmentDate: { kind: 'day', max: 10 },
  rfrpDate: { kind: 'day', max: 10 },
  professionalName: { kind: 'line', max: 200 },
  professionalRegistration: { kind: 'line', max: 100 },
  professionalAddress: { kind: 'lines', max: 500 },
  professionalEmail: { kind: 'email', max: 254 },
  professionalHours: { kind: 'line', max: 100 },
  professionalHoursHindi: { kind: 'line', max: 100 },
  classRepresentative: { kind: 'line', max: 200 },
} as const;

export type CaseField = keyof typeof caseFields;

/** Every fact as it is stored; null while it is not known. Days are `YYYY-MM-DD`. */
export type CaseFacts = Record<CaseField, string | null>;

export const caseFieldNames = Object.keys(caseFields) as CaseField[];

/** How letters can go by mail. */
export const lettersByMail = ['attached', 'link'] as const;

export type LetterMail = (typeof lettersByMail)[number];

/** How the office works on this case. */
export interface CaseSettings {
  /** Whether the person who proposes a determination may not confirm it. */
  determinationNeedsTwo: boolean;
  /** How many days claimants have to answer questions unless a professional names a day. */
  questionDays: number;
  /** How many days before and after the due day claimants are reminded. */
  remindBefore: number;
  remindAfter: number;
  /** How letters go by mail: attached, or as a link to the portal. */
  letterMail: LetterMail;
}

/** The settings until an administrator changes them. */
export const settingsAtFirst: CaseSettings = {
  determinationNeedsTwo: false,
  questionDays: 7,
  remindBefore: 3,
  remindAfter: 3,
  letterMail: 'attached',
};

/** The settings that are a number of days, from 1 to the number given here. */
export const daySettings = { questionDays: 90, remindBefore: 30, remindAfter: 30 } as const;

export type DaySetting = keyof typeof daySettings;

export const daySettingNames = Object.keys(daySettings) as DaySetting[];

export const settingNames = ['determinationNeedsTwo', ...daySettingNames, 'letterMail'] as const;
