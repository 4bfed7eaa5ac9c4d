import { raiseAlert } from '@/lib/notifications/alerts';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { readReturned } from './read';

// All rows that the letter told of bear the time at which it was sent.
const giveUp = (mailIds: readonly string[], trace: string): Statement<{ id: string }> => sql`
  UPDATE mail_queue m SET failed_at = now(), last_error = ${trace}, attempts = m.attempts + 1
  FROM mail_queue named
  WHERE named.id = ANY(${mailIds}::uuid[]) AND named.outcome = 'sent' AND named.failed_at IS NULL
    AND m.user_id = named.user_id AND m.kind = named.kind AND m.sent_at = named.sent_at AND m.outcome = 'sent'
  RETURNING m.id`;

/**
 * Takes a message to the portal's own address; says briefly what it was. A letter that a server gave up counts as undelivered:
 * administrators find it, and what must reach its person goes by post. Everything else changes nothing.
 */
export async function takeReturned(raw: string): Promise<string> {
  const returned = readReturned(raw);
  if (returned.kind !== 'bounce' && returned.kind !== 'delay') return returned.kind;
  const { kind, permanent, status, mailIds } = returned;
  const what = `${permanent ? 'permanent' : 'temporary'} ${kind} ${status}`;
  if (kind === 'delay') return what;
  const letters = await prepared(giveUp(mailIds, `RETURNED ${status}`));
  if (letters.length === 0) return `${what}, of no letter that is known`;
  await raiseAlert('mail_undeliverable', 'mail', {});
  return what;
}
