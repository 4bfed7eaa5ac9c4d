import { createTranslator } from 'next-intl';
import type { Notification } from '@/generated/prisma/client';
import { isProven } from '@/lib/access/proven-address';
import type { Role } from '@/lib/access/role';
import { isProfessional } from '@/lib/access/role';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { isChecklistCode } from '@/lib/law/checklist';
import { placeOnClaim } from '@/lib/notifications/kinds/types';
import { type Facts, wordsOfStored } from '@/lib/notifications/kinds/words';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { type Addressee, letterTo } from './letter-to';

const maxNamed = 50;

/**
 * A letter about notifications (in English for professionals). It holds no typed text but a professional's questions, and not
 * even these before the address is confirmed. Claims in quarantine get none.
 */
export async function notificationLetter(
  user: Addressee & { role: Role },
  mails: readonly { id: string; notificationId: string | null }[],
) {
  const ids = mails.flatMap(({ notificationId }) => notificationId ?? []);
  const found = await db.notification.findMany({
    where: { id: { in: ids }, OR: [{ claimId: null }, { claim: { quarantineId: null } }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const [first] = found;
  if (!first) return null;
  const named = new Set(found.map(({ id }) => id));
  return {
    letter: await letterOf(user, first, found),
    told: mails.flatMap(({ id, notificationId }) =>
      notificationId && named.has(notificationId) ? id : [],
    ),
  };
}

function letterOf(
  user: Addressee & { role: Role },
  first: Notification,
  found: readonly Notification[],
) {
  const professional = isProfessional(user.role);
  const locale = professional ? 'en' : languageFrom(user.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'notification' });
  const proven = isProven(user);
  const told = found.map(({ type, data }) => {
    const { name, byClaimant, questions } = data as Partial<Facts>;
    if (type === 'alert') {
      const { title, message } = wordsOfStored(type, data as object, 1, locale);
      return { title, message: name === undefined ? message : t('alert') };
    }
    const shown = {
      name: proven && !byClaimant ? (name ?? '') : t('somebody'),
      note: '',
      ...(questions && {
        questions: {
          ...questions,
          items: questions.items.map((item) =>
            isChecklistCode(item.code) ? item : { text: proven ? item.text : t('question') },
          ),
        },
      }),
    };
    return wordsOfStored(type, { ...(data as object), ...shown }, 1, locale);
  });
  const portal = env().APP_URL.replace(/\/$/, '');
  const start = `${portal}${professional ? '/ip/dashboard' : '/'}`;
  if (told.length === 1) {
    const { type, claimId } = first;
    const claim = `${portal}${professional ? '/ip' : ''}/claim/${claimId}`;
    return letterTo(user, {
      subject: told[0]?.title ?? '',
      lines: [...(told[0]?.message ?? '').split('\n'), t('preferences')],
      link: claimId
        ? { href: `${claim}${placeOnClaim(type, professional)}`, label: t('button') }
        : {
            href: type === 'transfer' ? `${portal}/claim/transfers` : start,
            label: t('several.button'),
          },
    });
  }
  const more = told.length - maxNamed;
  return letterTo(user, {
    subject: t('several.subject', { count: told.length }),
    lines: [
      t('several.why'),
      ...told
        .slice(0, maxNamed)
        .map(({ title, message }) => `${title}. ${message.replaceAll('\n', ' ')}`),
      ...(more > 0 ? [t('several.more', { count: more })] : []),
      t('preferences'),
    ],
    link: { href: start, label: t('several.button') },
  });
}
