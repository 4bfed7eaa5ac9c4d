import { createTranslator } from 'next-intl';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { makeConfirmationLink } from './confirmation-link';
import { type Addressee, letterTo } from './letter-to';

/**
 * The letter with the link that confirms this address, whether it is a new one or `present`, which the person has now. Null
 * when the person no longer asks for it.
 */
export async function confirmationLetter(user: Addressee & { id: string }, present: string) {
  const href = await makeConfirmationLink(user.id, user.email);
  if (!href) return null;
  const isNew = user.email.toLowerCase() !== present.toLowerCase();
  const namespace = isNew ? 'emailChange' : 'emailProof';
  const locale = languageFrom(user.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace });
  // A stranger may choose the name in order to write to somebody.
  const to = isNew ? { ...user, firstName: '' } : user;
  return letterTo(to, {
    subject: t('subject'),
    lines: [t('why'), t('ignore')],
    link: { href, label: t('button') },
  });
}
