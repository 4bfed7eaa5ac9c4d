/** The facts of a case: what each is, and how many characters it takes at most. */
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
} as const;

export type CaseField = keyof typeof caseFields;

/** Every fact in its stored spelling; null while it is not known. Days are `YYYY-MM-DD`. */
export type CaseFacts = Record<CaseField, string | null>;

export const caseFieldNames = Object.keys(caseFields) as CaseField[];

/** How letters can go by mail. */
export const lettersByMail = ['attached', 'link'] as const;

export type LetterMail = (typeof lettersByMail)[number];

/** How the office works on this case. */
export interface CaseSettings {
  /** Whether who proposes a determination may not confirm it too. */
  determinationNeedsTwo: boolean;
  /** In how many days claimants are asked to answer questions, where nobody says by when. */
  questionDays: number;
  /** How many days before the day, and after it, they are reminded. */
  remindBefore: number;
  remindAfter: number;
  /** How letters go by mail: attached, or as a link to the portal. */
  letterMail: LetterMail;
}

/** What holds until somebody says otherwise. */
export const settingsAtFirst: CaseSettings = {
  determinationNeedsTwo: false,
  questionDays: 7,
  remindBefore: 3,
  remindAfter: 3,
  letterMail: 'attached',
};

/** The settings that are a number of days, from 1 to as many. */
export const daySettings = { questionDays: 90, remindBefore: 30, remindAfter: 30 } as const;

export type DaySetting = keyof typeof daySettings;

export const daySettingNames = Object.keys(daySettings) as DaySetting[];

export const settingNames = ['determinationNeedsTwo', ...daySettingNames, 'letterMail'] as const;
