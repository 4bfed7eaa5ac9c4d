import type { Language } from '@/lib/i18n/language';

// Browsers and servers disagree on 'Sep' and 'Sept', and a page must say the same before and after it comes alive.
const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
};

/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const indiaOffset = 5.5 * 60 * 60 * 1000;

/** To be read with the UTC getters. */
function inIndia(value: string | Date): Date | null {
  // Browsers take 3/4/2024 for the fourth of March, and 31 February for the second.
  const isDay = typeof value === 'string' && !/\dT/.test(value);
  const time = new Date(value).getTime();
  const moment = new Date(isDay ? time : time + indiaOffset);
  return Number.isNaN(time) || (isDay && moment.toISOString().slice(0, 10) !== value)
    ? null
    : moment;
}

const dayOf = (moment: Date, language: Language) =>
  `${moment.getUTCDate()} ${months[language][moment.getUTCMonth()]} ${moment.getUTCFullYear()}`;

/** "5 Mar 2024", "5 मार्च 2024". Takes a day (YYYY-MM-DD) or a moment (ISO 8601, Date), as its day in India; other text stays. */
export function formatDate(value: string | Date, language: Language): string {
  const moment = inIndia(value);
  return moment ? dayOf(moment, language) : String(value);
}

/** Each part begins at its hour; before the first it is night. */
const partsOfDay = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

const times: Record<Language, (clock: string, hours: number) => string> = {
  en: (clock, hours) => `${clock} ${hours < 12 ? 'am' : 'pm'}`,
  hi: (clock, hours) => {
    const [, part] = partsOfDay.findLast(([from]) => hours >= from) ?? [0, 'रात'];
    return `${part} ${clock}`;
  },
};

function timeOf(moment: Date, language: Language) {
  const hours = moment.getUTCHours();
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  return times[language](`${hours % 12 || 12}:${minutes}`, hours);
}

/** "5 Mar 2024, 3:45 pm", "5 मार्च 2024, दोपहर 3:45", India time. Takes what formatDate takes. */
export function formatDateTime(value: string | Date, language: Language): string {
  const moment = inIndia(value);
  return moment ? `${dayOf(moment, language)}, ${timeOf(moment, language)}` : String(value);
}

/** "3:45 pm", "दोपहर 3:45", India time. Takes what formatDate takes. */
export function formatTime(value: string | Date, language: Language): string {
  const moment = inIndia(value);
  return moment ? timeOf(moment, language) : String(value);
}

/** "5 Mar", for where the year is plain: the ticks of an axis. Takes what formatDate takes. */
export function formatDayAndMonth(value: string | Date, language: Language): string {
  const moment = inIndia(value);
  if (!moment) return String(value);
  return `${moment.getUTCDate()} ${months[language][moment.getUTCMonth()]}`;
}

/** The day of the calendar that a moment falls on in India, `YYYY-MM-DD`. Takes what formatDate takes. */
export function dayInIndia(value: string | Date): string {
  return inIndia(value)?.toISOString().slice(0, 10) ?? String(value);
}
