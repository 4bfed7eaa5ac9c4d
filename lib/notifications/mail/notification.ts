import { createTranslator } from 'next-intl';
import type { Role } from '@/lib/access/permissions';
import { isProfessional } from '@/lib/access/permissions';
import { withoutLinks } from '@/lib/format/name';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { notificationKinds } from '@/lib/notifications/kinds/types';
import { type Facts, wordsOf } from '@/lib/notifications/kinds/words';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { type Addressee, letterTo } from './letter-to';

/**
 * The letter that tells of a notification, in the person's language; professionals are written to in
 * English. It names the claim and says what happened; what somebody typed stays in the portal. Of a claim in
 * quarantine there is none.
 */
export async function notificationLetter(user: Addressee & { role: Role }, notificationId: string) {
  const found = await db.notification.findFirst({
    where: { id: notificationId, claim: { quarantineId: null } },
  });
  if (!found) return null;
  const professional = isProfessional(user.role);
  const locale = professional ? 'en' : languageFrom(user.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'notification' });
  const data = found.data as unknown as Facts;
  const facts = { ...data, name: withoutLinks(data.name), note: '' };
  const { title, message } = wordsOf(found.type, facts, 1, locale);
  const page = `${professional ? '/ip' : ''}/claim/${found.claimId}`;
  const query = notificationKinds[found.type].opens === 'chat' ? '?openChat=true' : '';
  return letterTo(user, {
    subject: title,
    lines: [message, t('preferences')],
    link: { href: `${env().APP_URL.replace(/\/$/, '')}${page}${query}`, label: t('button') },
  });
}
