import type { CaseSettings as Row } from '@/generated/prisma/client';
import type { Settings, ValuesOf } from '@/lib/case/settings';

/** Each has a column of `case_settings`. Only professionals read all of them. */
export const listSettings = {
  /** Workmen, employees and creditors in a class are shown by initials. */
  namesMasked: { column: 'listNamesMasked', kind: 'yesNo', first: true },
  indexed: { column: 'listIndexed', kind: 'yesNo', first: false },
  /** Days for objections. A change does not affect lists already published. */
  objectionDays: { column: 'objectionDays', kind: 'days', first: 7, max: 90 },
} as const satisfies Settings<{ column: keyof Row }>;

export type ListSettings = ValuesOf<typeof listSettings>;
