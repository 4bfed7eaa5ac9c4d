import 'server-only';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import { invitations } from '@/lib/access/invitations';
import { forfeitedIn, provenIn } from '@/lib/access/proven-address';
import { freeAddresses } from '@/lib/identity/accounts/leave-address';
import { changedIn, queryIn } from '@/lib/platform/query';
import { consumeMany } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import type { RowsOfClaim } from './import-summary';

// In the order of e-mails, so that two files with the same new people cannot block each other.
const invite = sql`
  WITH fresh AS (
    INSERT INTO users (email, first_name, last_name, phone, role)
    SELECT DISTINCT ON (email) email, first_name, last_name, phone, 'claimant'
    FROM incoming ORDER BY email, line
    ON CONFLICT (email) DO NOTHING RETURNING id
  )
  INSERT INTO mail_queue (user_id, kind) SELECT id, 'invitation' FROM fresh`;

const inviteUnproven = sql`
  INSERT INTO mail_queue (user_id, kind)
  SELECT DISTINCT u.id, 'invitation'::"MailKind" FROM incoming i JOIN users u ON u.email = i.email
  WHERE u.email_proven_at IS NULL AND u.password_hash IS NOT NULL
    AND NOT EXISTS (SELECT FROM mail_queue m WHERE m.user_id = u.id AND m.kind = 'invitation')`;

/**
 * Opens an account without a password for everybody in `incoming` who has none, and queues invitations; also for an account
 * whose address was registered but never confirmed, because the link gives it to the person who reads that mail. Gives how many
 * accounts it opened. Throws `too_many_invitations` when the actor may not send so many within a day.
 */
export async function inviteClaimants(client: PoolClient, actor: Actor) {
  await freeAddresses(queryIn(client), sql`u.email IN (SELECT email FROM incoming)`);
  const invited = await changedIn(client)(invite);
  const unproven = await changedIn(client)(inviteUnproven);
  await consumeMany(queryIn(client), invitations(), actor.id, invited + unproven);
  return invited;
}

/** Counts the people in `incoming` who have no account yet. */
export async function countNewClaimants(client: PoolClient) {
  const [counted] = await queryIn(client)<{ count: number }>(sql`
    SELECT count(DISTINCT i.email)::int AS count FROM incoming i
    WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.email = i.email AND NOT ${forfeitedIn('u')})`);
  return counted?.count ?? 0;
}

/**
 * Removes from `incoming` the claims whose claimant is a professional, and gives them in the order of the file. An account that
 * was neither approved nor confirmed does not count as a professional's: it loses that role to the person who confirms the
 * address.
 */
export const refuseProfessionals = (client: PoolClient) =>
  queryIn(client)<RowsOfClaim>(sql`
    WITH gone AS (
      DELETE FROM incoming i USING users u WHERE u.email = i.email AND u.role <> 'claimant'
        AND (u.status = 'active' OR ${provenIn('u')})
      RETURNING i.line, i.lines
    ) SELECT line AS row, lines AS rows FROM gone ORDER BY line`);
