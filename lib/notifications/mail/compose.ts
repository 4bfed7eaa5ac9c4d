import type { User } from '@/generated/prisma/client';
import type { MailKind } from '@/generated/prisma/enums';
import { isProven } from '@/lib/access/proven-address';
import { db } from '@/lib/platform/db';
import { accountLetter, type NoticeFacts } from './account-notice';
import { receiptLetter } from './claim-received';
import { confirmationLetter } from './email-change';
import { listCodeLetter } from './list-code/letter';
import { notificationLetter } from './notification';
import { paperLetter } from './paper-letter';
import { passwordLetter } from './password-reset';
import type { Letter } from './send';

/** A row of the queue, as far as a letter is made of it. */
export interface QueuedMail {
  id: string;
  userId: string;
  kind: MailKind;
  notificationId: string | null;
  paperId: string | null;
  /** Where it goes when not to the person's present address. */
  recipient: string | null;
  facts: unknown;
  attempts: number;
  /** Whether its owner asked for it, signed in or on a device that is known. */
  own: boolean;
}

/** A letter, and the rows of the queue it covers; the other rows are no longer to be sent. */
export interface Composed {
  letter: Letter;
  told: QueuedMail['id'][];
  /** Those that it tells of without the paper that was to go along. */
  withoutPaper?: QueuedMail['id'][];
}

/**
 * The one letter for rows of one person, address and kind; null when there is nobody to write to any more. Several links become
 * one, since only one would work.
 */
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
 * A closed account gets no letters, except the one that says so, and letters to the owner of an address that somebody else had
 * registered.
 */
function isClosedTo(user: User, { kind, facts }: QueuedMail) {
  const toOwner = kind === 'password_reset' || kind === 'invitation';
  if (toOwner && !isProven(user)) return false;
  if (kind === 'account_notice' && (facts as NoticeFacts).what === 'suspended') return false;
  return user.status === 'disabled' || user.status === 'declined';
}
