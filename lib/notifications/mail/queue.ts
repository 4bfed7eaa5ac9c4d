import 'server-only';
import type { MailKind } from '@/generated/prisma/enums';
import { ownedIn, provenIn } from '@/lib/access/proven-address';
import type { Transaction } from '@/lib/platform/db';
import { changedIn, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { AccountNotice } from './account-notice';

/**
 * Queues a letter in the transaction of what it tells of, composed when it is sent. `own`: asked for by the address's owner, signed in;
 * `byStranger`: by somebody of whom nothing is known.
 */
export const queueMail = (
  tx: Pick<Transaction, 'mail'>,
  userId: string,
  kind: Exclude<
    MailKind,
    'notification' | 'account_notice' | 'list_code' | 'claim_received' | 'paper'
  >,
  {
    recipient = null,
    ...by
  }: { recipient?: string | null; own?: boolean; byStranger?: boolean } = {},
) => tx.mail.create({ data: { userId, kind, recipient, ...by } });

/** Queues a notice about an account in the change's transaction, to the address that it has now. */
export const queueAccountNotice = (
  tx: Pick<Transaction, 'mail'>,
  user: { id: string; email: string | null },
  what: AccountNotice,
  more: { left?: number; deed?: string } = {},
) =>
  tx.mail.create({
    data: {
      userId: user.id,
      kind: 'account_notice',
      recipient: user.email,
      facts: { what, at: new Date().toISOString(), ...more },
      // Whoever asks for an address that has an account is a stranger to its owner.
      byStranger: what === 'email_taken',
      own: what === 'mail_test',
    },
  });

/** In milliseconds: a receipt waits for the acknowledgement that goes along. */
const waitForPaper = 10_000;

/** Queues the receipt of a claim in the transaction that files it; it goes at once when the acknowledgement is made. */
export const queueReceipt = (tx: Pick<Transaction, 'mail'>, userId: string, claimId: string) =>
  tx.mail.create({
    data: {
      userId,
      kind: 'claim_received',
      facts: { claimId },
      nextTryAt: new Date(Date.now() + waitForPaper),
    },
  });

/** Queues a letter with the audit trail's anchor to each active administrator. */
export const queueAnchorMail = (tx: Transaction, anchor: string) => {
  const facts = { what: 'audit_anchored' satisfies AccountNotice, at: new Date(), anchor };
  return changedIn(tx)(sql`
    INSERT INTO mail_queue (user_id, kind, facts) SELECT id, 'account_notice', ${JSON.stringify(facts)}::jsonb
    FROM users WHERE role = 'ip_admin' AND status = 'active'`);
};

/**
 * Queues letters for notifications to people who want mail of their kind. Leaves out a person with an unconfirmed address, for
 * claims entered for it, and with `byLetter` people who get a letter (`lib/papers/sending`).
 */
export const queueNotificationMail = (
  tx: Transaction,
  notificationIds: readonly string[],
  byLetter = false,
) =>
  queryIn(tx)(sql`
    INSERT INTO mail_queue (user_id, kind, notification_id)
    SELECT n.user_id, 'notification', n.id FROM notifications n
      JOIN users u ON u.id = n.user_id JOIN claims c ON c.id = n.claim_id
    WHERE n.id = ANY(${notificationIds}::uuid[]) AND u.email IS NOT NULL AND u.status = 'active' AND NOT n.type::text = ANY(u.mail_off)
      AND (c.claimant_id <> u.id OR c.entered_by_id IS NULL OR u.password_hash IS NULL OR ${provenIn('u')})
      AND NOT (${byLetter}::boolean AND ${ownedIn('u')})`);
