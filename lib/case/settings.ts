import type { ErrorWords } from '@/lib/i18n/words';

/** `first` holds until an administrator changes it. Days go from 1 to `max`. */
export type Setting =
  | { kind: 'yesNo'; first: boolean }
  | { kind: 'days'; first: number; max: number }
  | { kind: 'choice'; first: string; choices: readonly string[] };

export type Settings<More = unknown> = Partial<Record<keyof ErrorWords['labels'], Setting & More>>;

type ValueOf<One> = One extends { choices: readonly (infer Choice)[] }
  ? Choice
  : One extends { kind: 'days' }
    ? number
    : boolean;

export type ValuesOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** Columns of `case_settings`; only professionals read what is not `public`. See also lib/creditor-lists/list-settings.ts. */
export const caseSettings = {
  /** The person who proposes a determination may not confirm it. */
  determinationNeedsTwo: { kind: 'yesNo', first: false, public: false },
  /** For an answer, unless a professional names a day. */
  questionDays: { kind: 'days', first: 7, max: 90, public: false },
  /** Reminders of claimants, before and after the due day. */
  remindBefore: { kind: 'days', first: 3, max: 30, public: false },
  remindAfter: { kind: 'days', first: 3, max: 30, public: false },
  /** Letters by mail: attached, or as a link to the portal. */
  letterMail: { kind: 'choice', first: 'attached', choices: ['attached', 'link'], public: false },
} as const satisfies Settings<{ public: boolean }>;

export type CaseSettings = ValuesOf<typeof caseSettings>;

export type SettingName = keyof CaseSettings;

export const settingNames = Object.keys(caseSettings) as SettingName[];

export type DaySetting = {
  [Name in SettingName]: (typeof caseSettings)[Name]['kind'] extends 'days' ? Name : never;
}[SettingName];

export const daySettings = settingNames.filter(
  (name): name is DaySetting => caseSettings[name].kind === 'days',
);

/** The stored settings of a table; one that is missing or unknown has its first value. */
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

export const settingsAtFirst = settingsIn(caseSettings, () => undefined);
