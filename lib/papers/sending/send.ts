import 'server-only';
import { invitedIn, ownedIn } from '@/lib/access/proven-address';
import { type PaperKind, papers } from '@/lib/papers/kinds';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { invitationFailed } from './invitation';

interface MadeLetter {
  id: string;
  claimId: string;
  kind: PaperKind;
  said: { title: string; lines: string[] };
}

/**
 * Mails a letter to a confirmed address; others get it by post. An invited person gets no acknowledgement by post unless the
 * invitation failed. Not for replaced letters, nor papers that somebody asked for.
 */
export const sendLetter = (tx: Database, { id, claimId, kind, said }: MadeLetter) =>
  queryIn(tx)(sql`
    WITH person AS (
      SELECT u.id, u.email IS NOT NULL AND u.status = 'active' AND ${ownedIn('u')} AS reachable,
        ${kind}::text = 'acknowledgement' AND u.status = 'active' AND ${invitedIn('u')} AND NOT ${invitationFailed('u')} AS invited
      FROM claims c JOIN users u ON u.id = c.claimant_id
      WHERE c.id = ${claimId}::uuid AND NOT EXISTS (
        SELECT FROM papers o JOIN papers n ON n.id = o.replaced_by_id WHERE o.id = ${id}::uuid AND n.letter)),
    released AS (
      UPDATE mail_queue m SET paper_id = ${id}::uuid, next_try_at = least(m.next_try_at, now())
      WHERE m.id = (
        SELECT w.id FROM mail_queue w JOIN person p ON p.reachable AND w.user_id = p.id
        WHERE ${kind}::text = 'acknowledgement' AND w.kind = 'claim_received' AND w.facts->>'claimId' = ${claimId}::text
          AND w.paper_id IS NULL AND w.sent_at IS NULL AND w.failed_at IS NULL
        LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
      RETURNING m.id),
    queued AS (
      INSERT INTO mail_queue (user_id, kind, paper_id, facts)
      SELECT p.id, 'paper', ${id}::uuid, ${JSON.stringify({ ...said, part: papers[kind].part })}::jsonb FROM person p
      WHERE p.reachable AND NOT EXISTS (SELECT FROM released))
    UPDATE papers SET for_post = NOT (p.reachable OR p.invited) FROM person p WHERE papers.id = ${id}::uuid`);
