import { createTranslator } from 'next-intl';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import type { AlertFacts, AlertKind, NotificationType, StoredType } from './types';

// Made once: a translator keeps the messages it has parsed.
const translators = inEachLanguage((locale) =>
  createTranslator({ locale, messages: wordsIn(locale).notification }),
);

/** What a notification keeps of what happened. */
export interface Facts {
  claimNumber: string;
  /** Who did it. */
  name: string;
  /** Whether the claimant did it, which the professionals are told of. */
  byClaimant?: boolean;
  status?: ClaimStatus;
  note?: string;
}

/** What an alert keeps of what happened. */
type StoredAlert = AlertFacts & { alert: AlertKind };

/** The title and message of a notification with what is stored of it, see {@link wordsOf}. */
export const wordsOfStored = (type: StoredType, data: object, count: number, locale: Language) =>
  type === 'alert'
    ? alertWords(data as StoredAlert, locale)
    : wordsOf(type, data as Facts, count, locale);

function alertWords({ alert, name = '', address = '', count = 0 }: StoredAlert, locale: Language) {
  const t = translators[locale];
  const values = { name, address, count };
  return { title: t(`alert.${alert}.title`, values), message: t(`alert.${alert}.message`, values) };
}

/** A notification's title and message in one language; `count` is how many messages or documents it tells of. */
export function wordsOf(type: NotificationType, facts: Facts, count: number, locale: Language) {
  const t = translators[locale];
  const { notification, ui } = wordsIn(locale);
  const { claimNumber, name, status = 'other', note = '' } = facts;
  const statusName = facts.status ? ui.status[facts.status] : '';
  const statusInside = statusName.toLocaleLowerCase(locale);
  const values = { claimNumber, name, status, statusName, statusInside, note, count };
  const key = type === 'status_change' && facts.byClaimant ? 'changed_by_claimant' : type;
  const noted = note && 'messageWithNote' in notification[key];
  return {
    title: t(`${key}.title`, values),
    // Only some kinds have words for a note, and their keys are no part of the common type.
    message: t(
      `${key}.${noted ? 'messageWithNote' : 'message'}` as `${typeof key}.message`,
      values,
    ),
  };
}
