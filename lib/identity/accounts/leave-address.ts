import 'server-only';
import { forfeitedIn } from '@/lib/access/proven-address';
import type { Ask } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';

interface Leaving {
  id: string;
  email: string;
  language: string;
}

/** Takes the address from accounts (SQL over `users u`) switched off before they confirmed it, so that its owner can use it. */
export async function freeAddresses(ask: Ask, condition: Sql) {
  const forfeited = await ask<Leaving>(sql`
    SELECT id, email::text, language FROM users u WHERE ${condition} AND ${forfeitedIn('u')} ORDER BY id FOR UPDATE`);
  for (const account of forfeited) await leaveAddress(ask, account, null);
}

/** {@link freeAddresses} for one address. */
export const freeAddress = (ask: Ask, email: string) =>
  freeAddresses(ask, sql`u.email = ${email}::citext`);

/**
 * Gives an account that never confirmed its address another one, or none. Claims that others entered for the address move to a
 * new account with it, whose owner is invited.
 */
export async function leaveAddress(
  ask: Ask,
  { id, email, language }: Leaving,
  next: string | null,
) {
  // Without an address nobody signs in or works with the account.
  const gone = next === null ? sql`, password_hash = NULL, role = 'claimant'` : sql``;
  await ask(sql`UPDATE users SET email = ${next}::citext${gone} WHERE id = ${id}::uuid`);
  const [fresh] = await ask<{ id: string }>(sql`
    INSERT INTO users (email, first_name, last_name, role, language)
    SELECT ${email}::citext, '', '', 'claimant', ${language}::text
    WHERE EXISTS (SELECT FROM claims WHERE claimant_id = ${id}::uuid AND entered_by_id IS NOT NULL) RETURNING id`);
  if (fresh) await handOver(ask, id, fresh.id);
  // Queued letters have no address to go to.
  if (next !== null) return;
  await ask(
    sql`DELETE FROM mail_queue WHERE user_id = ${id}::uuid AND recipient IS NULL AND sent_at IS NULL AND failed_at IS NULL`,
  );
}

async function handOver(ask: Ask, from: string, to: string) {
  await ask(sql`
    UPDATE claims SET claimant_id = ${to}::uuid WHERE claimant_id = ${from}::uuid AND entered_by_id IS NOT NULL`);
  await ask(sql`
    UPDATE notifications n SET user_id = ${to}::uuid FROM claims c
    WHERE n.user_id = ${from}::uuid AND c.id = n.claim_id AND c.claimant_id = ${to}::uuid`);
  await ask(sql`
    UPDATE password_resets SET user_id = ${to}::uuid WHERE user_id = ${from}::uuid AND kind = 'invitation'`);
  await ask(
    sql`UPDATE mail_queue SET user_id = ${to}::uuid WHERE user_id = ${from}::uuid AND kind = 'invitation'`,
  );
  await ask(sql`
    INSERT INTO mail_queue (user_id, kind) SELECT ${to}::uuid, 'invitation'
    WHERE NOT EXISTS (SELECT FROM mail_queue WHERE user_id = ${to}::uuid AND kind = 'invitation')`);
}
