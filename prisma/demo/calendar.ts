import { formatDate } from '@/lib/format/date';

const dayLength = 24 * 60 * 60_000;
const locales = { en: 'en-IN', hi: 'hi-IN' } as const;

/** What people of the demonstration speak. */
export type DemoLanguage = keyof typeof locales;

/** Days and months of a demonstration case, all told from the day on which its insolvency commenced. */
export function calendarOf(commencement: Date) {
  const moment = (daysAfter: number) => new Date(commencement.getTime() + daysAfter * dayLength);
  /** `YYYY-MM-DD`. */
  const day = (daysAfter: number) => moment(daysAfter).toISOString().slice(0, 10);
  return {
    moment,
    day,
    /** "5 Mar 2026", "5 मार्च 2026". */
    said: (daysAfter: number, language: DemoLanguage) => formatDate(day(daysAfter), language),
    /** "June 2026", "जून 2026": the month so many before that of the commencement. */
    month: (before: number, language: DemoLanguage) =>
      new Intl.DateTimeFormat(locales[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(Date.UTC(commencement.getUTCFullYear(), commencement.getUTCMonth() - before, 1)),
    /** "2025-26": the financial year that was over before the commencement. */
    lastFinancialYear() {
      const april = commencement.getUTCMonth() >= 3 ? 0 : 1;
      const ended = commencement.getUTCFullYear() - april;
      return `${ended - 1}-${String(ended).slice(2)}`;
    },
  };
}

export type Calendar = ReturnType<typeof calendarOf>;
