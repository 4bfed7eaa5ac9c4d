import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { NotificationType } from './types';

// Made once: a translator keeps the messages it has parsed.
const translators = {
  en: createTranslator({ locale: 'en', messages: wordsIn('en').notification }),
  hi: createTranslator({ locale: 'hi', messages: wordsIn('hi').notification }),
};

/** What a notification keeps of what happened. */
export interface Facts {
  claimNumber: string;
  /** Who did it. */
  name: string;
  /** Whether the claimant did it, which the professionals are told of. */
  byClaimant?: boolean;
  status?: string;
  note?: string;
}

/** A notification's title and message in one language; `count` is how many messages or documents it tells of. */
export function wordsOf(type: NotificationType, facts: Facts, count: number, locale: Language) {
  const t = translators[locale];
  const { claimNumber, name, status = 'other', note = '' } = facts;
  const values = { claimNumber, name, status, note, count };
  const noted = note ? 'messageWithNote' : 'message';
  switch (type) {
    case 'status_change':
      if (facts.byClaimant) {
        return {
          title: t('changed_by_claimant.title', values),
          message: t(`changed_by_claimant.${noted}`, values),
        };
      }
      return {
        title: t('status_change.title', values),
        message: t(`status_change.${noted}`, values),
      };
    case 'info_required':
      return {
        title: t('info_required.title', values),
        message: t(`info_required.${noted}`, values),
      };
    default:
      return { title: t(`${type}.title`, values), message: t(`${type}.message`, values) };
  }
}
