import { createTranslator } from 'next-intl';
import { readCase } from '@/lib/case/read';
import { languageFrom } from '@/lib/i18n/language';
import en from '@/messages/en/mail.json';
import hi from '@/messages/hi/mail.json';
import { letterHtml } from './letter';
import { send } from './send';

const words = { en, hi };

/** Mails a reset link to a person in their language. Throws when the mail server refuses. */
export async function sendPasswordReset(
  user: { email: string; firstName: string; language: string },
  link: string,
) {
  const locale = languageFrom(user.language);
  const t = createTranslator({ locale, messages: words[locale], namespace: 'passwordReset' });
  const debtor = (await readCase()).debtorName;
  const lines = [t('greeting', { name: user.firstName }), t('why'), t('ignore')];
  await send({
    to: user.email,
    subject: t('subject'),
    text: [lines[0], lines[1], link, lines[2], debtor].filter(Boolean).join('\n\n'),
    html: letterHtml({ locale, lines, link: { href: link, label: t('button') }, footer: debtor }),
  });
}
