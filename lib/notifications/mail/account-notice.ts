import { createTranslator } from 'next-intl';
import { formatDateTime } from '@/lib/format/date';
import { languageFrom } from '@/lib/i18n/language';
import { type Words, wordsIn } from '@/lib/i18n/words';
import { env } from '@/lib/platform/env';
import { type Addressee, letterTo } from './letter-to';

/** What was done to an account, of which its owner is told: a key of the words. */
export type AccountNotice = Exclude<
  keyof Words['mail']['accountNotice'],
  'greeting' | 'when' | 'button'
>;

/** What a letter about an account tells of; `left` is how many recovery codes are unused, `anchor` the audit trail's. */
interface NoticeFacts {
  what: AccountNotice;
  /** ISO 8601. */
  at: string;
  left?: number;
  anchor?: string;
}

/** The letter that tells a person what was done to their account and what to do if it was not them. */
export function accountLetter(user: Addressee, facts: unknown) {
  const { what, at, left = 0, anchor = '' } = facts as NoticeFacts;
  const locale = languageFrom(user.language);
  const t = createTranslator({
    locale,
    messages: wordsIn(locale).mail,
    namespace: 'accountNotice',
  });
  return letterTo(user, {
    subject: t(`${what}.subject`),
    lines: [
      t(`${what}.text`, { left, anchor }),
      t('when', { when: formatDateTime(at, locale) }),
      t(`${what}.otherwise`),
    ],
    link: { href: env().APP_URL, label: t('button') },
  });
}
