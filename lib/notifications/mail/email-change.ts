import { createTranslator } from 'next-intl';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { makeConfirmationLink } from './confirmation-link';
import { type Addressee, letterTo } from './letter-to';

/**
 * The letter with the link that makes this address a person's own, or shows that `present`, the one they have, is;
 * null when it is not asked for any more.
 */
export async function confirmationLetter(user: Addressee & { id: string }, present: string) {
  const href = await makeConfirmationLink(user.id, user.email);
  if (!href) return null;
  const isNew = user.email.toLowerCase() !== present.toLowerCase();
  const namespace = isNew ? 'emailChange' : 'emailProof';
  const locale = languageFrom(user.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace });
  // The name may be chosen by whoever writes to a stranger with it.
  const to = isNew ? { ...user, firstName: '' } : user;
  return letterTo(to, {
    subject: t('subject'),
    lines: [t('why'), t('ignore')],
    link: { href, label: t('button') },
  });
}
