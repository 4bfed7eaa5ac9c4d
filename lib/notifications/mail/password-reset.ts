import { createTranslator } from 'next-intl';
import type { Role } from '@/lib/access/role';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { type Addressee, letterTo } from './letter-to';
import { newToken, tokenAgain } from './link-token';

const resetMinutes = 15;

const invitationMinutes = 7 * 24 * 60;

/** The letter with the link to set a password, or the first one after an invitation. `own`: asked for on a known device. */
export async function passwordLetter(
  user: Addressee & { id: string; role: Role },
  kind: 'password_reset' | 'invitation',
  own: boolean,
) {
  const locale = languageFrom(user.language);
  const invited = user.role === 'claimant' ? 'invitation' : 'colleagueInvitation';
  const namespace = kind === 'invitation' ? invited : 'passwordReset';
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace });
  const minutes = kind === 'invitation' ? invitationMinutes : resetMinutes;
  return letterTo(user, {
    subject: t('subject'),
    lines: [t('why'), t('ignore')],
    link: { href: await makeResetLink(user.id, { kind, minutes, own }), label: t('button') },
  });
}

interface Wanted {
  kind: 'password_reset' | 'invitation';
  minutes: number;
  own: boolean;
}

/**
 * Works once and replaces the person's earlier link of this kind; but a stranger's request sends a live link again that the owner
 * asked for. Its address comes from the settings, never from a request.
 */
async function makeResetLink(userId: string, { kind, minutes, own }: Wanted) {
  const link = (token: string) =>
    `${env().APP_URL.replace(/\/$/, '')}/reset-password?token=${token}`;
  const now = await databaseTime();
  const where = { userId_kind: { userId, kind } };
  const live = own ? null : await db.passwordReset.findUnique({ where });
  const again = live?.own && live.expiresAt > now ? tokenAgain(live) : null;
  if (again) return link(again);
  const { token, kept } = newToken();
  const made = { ...kept, own, expiresAt: new Date(now.getTime() + minutes * 60_000) };
  await db.passwordReset.upsert({ where, create: { userId, kind, ...made }, update: made });
  return link(token);
}
