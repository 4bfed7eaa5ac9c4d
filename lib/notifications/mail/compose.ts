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

/** A row of the queue, with what composing a letter needs. */
export interface QueuedMail {
  id: string;
  userId: string;
  kind: MailKind;
  notificationId: string | null;
  paperId: string | null;
  /** The address it goes to when that is not the person's present one. */
  recipient: string | null;
  facts: unknown;
  attempts: number;
  /** Whether its owner asked for it, signed in or on a known device. */
  own: boolean;
}

/** A letter and the rows of the queue that it covers. The other rows are not sent any more. */
export interface Composed {
  letter: Letter;
  told: QueuedMail['id'][];
  /** The rows that the letter tells of without the paper that belongs to them. */
  withoutPaper?: QueuedMail['id'][];
}

/**
 * The one letter for rows of one person, address and kind; null when there is nobody left to write to. Several links become
 * one, since only one of them would work.
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
 * Whether a closed account gets no such letter. It does get the one that says it was closed, and letters to the owner of an
 * address that somebody else had registered.
 */
function isClosedTo(user: User, { kind, facts }: QueuedMail) {
  const toOwner = kind === 'password_reset' || kind === 'invitation';
  if (toOwner && !isProven(user)) return false;
  if (kind === 'account_notice' && (facts as NoticeFacts).what === 'suspended') return false;
  return user.status === 'disabled' || user.status === 'declined';
}
