import { createTranslator } from 'next-intl';
import type { User } from '@/generated/prisma/client';
import type { MailKind } from '@/generated/prisma/enums';
import { isProven } from '@/lib/access/proven-address';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { accountLetter, type NoticeFacts } from './account-notice';
import { receiptLetter } from './claim-received';
import { type Addressee, letterTo } from './letter-to';
import { newToken, tokenAgain } from './link-token';
import { listCodeLetter } from './list-code/letter';
import { notificationLetter } from './notification';
import { paperLetter } from './paper-letter';
import { passwordLetter } from './password-reset';
import type { Letter } from './send';

export interface QueuedMail {
  id: string;
  userId: string;
  kind: MailKind;
  notificationId: string | null;
  paperId: string | null;
  /** The address, if it is not the person's present one. */
  recipient: string | null;
  facts: unknown;
  attempts: number;
  /** Its owner asked for it, signed in or on a known device. */
  own: boolean;
  /** Somebody caused it who neither works here nor owns the address. */
  byStranger: boolean;
}

/** Rows not in `told` are not sent any more. */
export interface Composed {
  letter: Letter;
  told: QueuedMail['id'][];
  /** The letter tells of these without their papers. */
  withoutPaper?: QueuedMail['id'][];
}

/** The one letter for rows of one person, address and kind, with one link; null when nobody is left to write to. */
export async function compose(mails: readonly QueuedMail[]): Promise<Composed | null> {
  const [mail] = mails;
  if (!mail) return null;
  const { userId, kind, recipient } = mail;
  const found = await db.user.findUnique({ where: { id: userId } });
  if (!found) return null;
  const open = mails.filter((one) => !isClosedTo(found, one));
  if (open.length === 0) return null;
  const email = recipient ?? found.email;
  if (email === null) return null;
  const user = { ...found, email };
  const ofAll = (letter: Letter | null) => letter && { letter, told: open.map(({ id }) => id) };
  switch (kind) {
    case 'notification':
      return notificationLetter(user, open);
    case 'account_notice':
      return ofAll(
        await accountLetter(
          user,
          open.map(({ facts }) => facts),
        ),
      );
    case 'claim_received':
      return receiptLetter(user, open);
    case 'paper':
      return paperLetter(user, open);
    case 'list_code':
      return ofAll(await listCodeLetter(user));
    case 'email_change':
      return ofAll(await confirmationLetter(user, found.email ?? email));
    case 'password_reset':
    case 'invitation':
      return ofAll(
        await passwordLetter(
          user,
          kind,
          open.some(({ own }) => own),
        ),
      );
  }
}

/**
 * A closed account gets only the letter that says so, and letters to the owner of an address that somebody else had registered.
 */
function isClosedTo(user: User, { kind, facts }: QueuedMail) {
  const toOwner = kind === 'password_reset' || kind === 'invitation';
  if (toOwner && !isProven(user)) return false;
  if (kind === 'account_notice' && (facts as NoticeFacts).what === 'suspended') return false;
  return user.status === 'disabled' || user.status === 'declined';
}

/** For a new address or `present`. Null when the person no longer asks for it. */
async function confirmationLetter(user: Addressee & { id: string }, present: string) {
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

/** A live link is sent again. Null when they no longer wait for this address, or another person has it. */
async function makeConfirmationLink(userId: string, newEmail: string) {
  const others = { email: newEmail, id: { not: userId } };
  if ((await db.user.count({ where: others })) > 0) return null;
  const where = { userId, newEmail, expiresAt: { gt: await databaseTime() } };
  const asked = await db.emailChange.findFirst({ where });
  const again = asked && tokenAgain(asked);
  const { token, kept } = again ? { token: again, kept: {} } : newToken();
  const { count } = await db.emailChange.updateMany({ where, data: kept });
  return count > 0 ? `${env().APP_URL.replace(/\/$/, '')}/confirm-email?token=${token}` : null;
}
