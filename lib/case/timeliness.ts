import { createTranslator } from 'use-intl/core';
import { formatDate } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { claimWindow, type Dates } from './window';

/** Says in a short line whether a claim came in time, and the last date. */
export function timelinessOf(facts: Dates, submittedAt: Date | string, locale: Language) {
  const words = { locale, messages: wordsIn(locale).papers } as const;
  const t = createTranslator({ ...words, namespace: 'acknowledgement' });
  const window = claimWindow(facts, submittedAt);
  if (window.state === 'unknown') return t('noLastDate');
  const date = formatDate(window.lastDate, locale);
  return t(window.state === 'open' ? 'inTime' : 'lateShort', { date });
}
