import type { CaseSettings as Row } from '@/generated/prisma/client';
import type { Settings, ValuesOf } from '@/lib/case/settings';

/** How published lists are shown: each setting with its column of `case_settings`. Only professionals read all of them. */
export const listSettings = {
  /** Whether workmen, employees and creditors in a class are shown by their initials. */
  namesMasked: { column: 'listNamesMasked', kind: 'yesNo', first: true },
  /** Whether search engines may keep the pages. */
  indexed: { column: 'listIndexed', kind: 'yesNo', first: false },
  /** The days after publication in which creditors may object. A change does not affect lists already published. */
  objectionDays: { column: 'objectionDays', kind: 'days', first: 7, max: 90 },
} as const satisfies Settings<{ column: keyof Row }>;

export type ListSettings = ValuesOf<typeof listSettings>;
