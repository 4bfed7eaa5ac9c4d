import type { ErrorWords } from '@/lib/i18n/words';

/** What a setting holds, and what it is until an administrator changes it. Days go from 1 to `max`. */
export type Setting =
  | { kind: 'yesNo'; first: boolean }
  | { kind: 'days'; first: number; max: number }
  | { kind: 'choice'; first: string; choices: readonly string[] };

/** Settings by their names, each of which has a label. */
export type Settings<More = unknown> = Partial<Record<keyof ErrorWords['labels'], Setting & More>>;

type ValueOf<One> = One extends { choices: readonly (infer Choice)[] }
  ? Choice
  : One extends { kind: 'days' }
    ? number
    : boolean;

/** The value of each setting of a table. */
export type ValuesOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/**
 * How the office works on this case, each a column of `case_settings`. Only professionals read what is not `public`. How
 * published lists are shown stands in lib/creditor-lists/settings.ts.
 */
export const caseSettings = {
  /** Whether the person who proposes a determination may not confirm it. */
  determinationNeedsTwo: { kind: 'yesNo', first: false, public: false },
  /** How many days claimants have to answer questions unless a professional names a day. */
  questionDays: { kind: 'days', first: 7, max: 90, public: false },
  /** How many days before and after the due day claimants are reminded. */
  remindBefore: { kind: 'days', first: 3, max: 30, public: false },
  remindAfter: { kind: 'days', first: 3, max: 30, public: false },
  /** How letters go by mail: attached, or as a link to the portal. */
  letterMail: { kind: 'choice', first: 'attached', choices: ['attached', 'link'], public: false },
} as const satisfies Settings<{ public: boolean }>;

export type CaseSettings = ValuesOf<typeof caseSettings>;

export type SettingName = keyof CaseSettings;

export const settingNames = Object.keys(caseSettings) as SettingName[];

/** The settings that are a number of days. */
export type DaySetting = {
  [Name in SettingName]: (typeof caseSettings)[Name]['kind'] extends 'days' ? Name : never;
}[SettingName];

/** These settings, in their order. */
export const daySettings = settingNames.filter(
  (name): name is DaySetting => caseSettings[name].kind === 'days',
);

/** The settings of a table as they are stored; one that is not stored, or holds no choice of its own, has its first value. */
export function settingsIn<Table extends Settings>(
  table: Table,
  stored: (name: keyof Table) => unknown,
) {
  const given = ([name, setting]: [string, Setting]) => {
    const value = stored(name as keyof Table);
    const known = setting.kind !== 'choice' || setting.choices.some((choice) => choice === value);
    return [name, known ? (value ?? setting.first) : setting.first];
  };
  return Object.fromEntries(Object.entries(table).map(given)) as ValuesOf<Table>;
}

/** The settings until an administrator changes them. */
export const settingsAtFirst = settingsIn(caseSettings, () => undefined);
