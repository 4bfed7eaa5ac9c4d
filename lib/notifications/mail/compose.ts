import type { User } from '@/generated/prisma/client';
import type { MailKind } from '@/generated/prisma/enums';
import { isProven } from '@/lib/access/proven-address';
import { db } from '@/lib/platform/db';
import { accountLetter } from './account-notice';
import { confirmationLetter } from './email-change';
import { notificationLetter } from './notification';
import { passwordLetter } from './password-reset';
import type { Letter } from './send';

/** A row of the queue, as far as a letter is made of it. */
export interface QueuedMail {
  id: string;
  userId: string;
  kind: MailKind;
  notificationId: string | null;
  /** Where it goes when not to the person's present address. */
  recipient: string | null;
  facts: unknown;
  attempts: number;
}

/**
 * The one letter for rows of one person, address and kind, or null when there is nobody to write to any more. Of several
 * links only one would work, so there is one.
 */
export async function compose(mails: readonly QueuedMail[]): Promise<Letter | null> {
  const [mail] = mails;
  if (!mail) return null;
  const { userId, kind, recipient } = mail;
  const found = await db.user.findUnique({ where: { id: userId } });
  if (!found || isClosedTo(found, kind)) return null;
  const user = { ...found, email: recipient ?? found.email };
  switch (kind) {
    case 'notification':
      return notificationLetter(
        user,
        mails.flatMap(({ notificationId }) => notificationId ?? []),
      );
    case 'account_notice':
      return accountLetter(
        user,
        mails.map(({ facts }) => facts),
      );
    case 'email_change':
      return confirmationLetter(user, found.email);
    case 'password_reset':
    case 'invitation':
      return passwordLetter(user, kind);
  }
}

/** Nobody is written to whose account is closed, but for an owner whose address a declined professional had registered. */
function isClosedTo(user: User, kind: MailKind) {
  if (user.status === 'disabled') return true;
  const toOwner = kind === 'password_reset' || kind === 'invitation';
  return user.status === 'declined' && !(toOwner && !isProven(user));
}
