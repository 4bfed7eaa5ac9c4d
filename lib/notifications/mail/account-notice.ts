import { createTranslator } from 'next-intl';
import { readCase } from '@/lib/case/read';
import { formatDateTime } from '@/lib/format/date';
import { languageFrom } from '@/lib/i18n/language';
import { type Words, wordsIn } from '@/lib/i18n/words';
import { env } from '@/lib/platform/env';
import { type Addressee, letterTo } from './letter-to';

export type AccountNotice = Exclude<
  keyof Words['mail']['accountNotice'],
  'greeting' | 'when' | 'button' | 'several' | 'professional'
>;

/** `left` counts unused recovery codes, `anchor` is the audit trail's, `deed` is what shall happen to an administrator. */
export interface NoticeFacts {
  what: AccountNotice;
  /** ISO 8601. */
  at: string;
  left?: number;
  anchor?: string;
  deed?: string;
}

/** Tells a person what was done to their account and what to do if it was not them; several notices together, oldest first. */
export async function accountLetter(user: Addressee, notices: readonly unknown[]) {
  const locale = languageFrom(user.language);
  const t = createTranslator({
    locale,
    messages: wordsIn(locale).mail,
    namespace: 'accountNotice',
  });
  const { professionalName, professionalEmail } = await readCase();
  const contact = [professionalName, professionalEmail].filter(Boolean).join(', ');
  const told = (notices as NoticeFacts[]).map(({ what, at, left = 0, anchor = '', deed = '' }) => ({
    subject: t(`${what}.subject`),
    text: t(`${what}.text`, { left, anchor, deed }),
    when: t('when', { when: formatDateTime(at, locale) }),
    otherwise: t(`${what}.otherwise`, { contact: contact || t('professional') }),
  }));
  const [first] = told;
  const alone = told.length === 1;
  const advice = new Set(told.map(({ otherwise }) => otherwise));
  return letterTo(user, {
    subject: first && alone ? first.subject : t('several', { count: told.length }),
    lines: [
      ...told.flatMap(({ text, when }) => (alone ? [text, when] : [`${text} ${when}`])),
      [...advice].join(' '),
    ],
    link: { href: env().APP_URL, label: t('button') },
  });
}
