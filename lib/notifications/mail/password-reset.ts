import { createTranslator } from 'next-intl';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { type Addressee, letterTo } from './letter-to';
import { makeResetLink } from './reset-link';

/** How long a reset link works, in minutes. */
const resetMinutes = 15;

/** How long an invited person's first link works, in minutes. */
const invitationMinutes = 7 * 24 * 60;

/**
 * The letter with the link by which a person sets a new password, or the first one when they are invited. `own` says that they
 * asked for it on a known device.
 */
export async function passwordLetter(
  user: Addressee & { id: string },
  kind: 'password_reset' | 'invitation',
  own: boolean,
) {
  const locale = languageFrom(user.language);
  const namespace = kind === 'invitation' ? 'invitation' : 'passwordReset';
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace });
  const minutes = kind === 'invitation' ? invitationMinutes : resetMinutes;
  return letterTo(user, {
    subject: t('subject'),
    lines: [t('why'), t('ignore')],
    link: { href: await makeResetLink(user.id, { kind, minutes, own }), label: t('button') },
  });
}
