import 'server-only';
import type { ChangeKind } from '@/generated/prisma/enums';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** A request for a change that came on paper, and its answer. */
export interface AnsweredChange {
  kind: ChangeKind;
  reason: string;
  /** When it came. */
  askedAt: Date;
  accepted: boolean;
  closedAt: Date;
  answer: string | null;
}

const statement = (id: string): Statement<AnsweredChange> => sql`
  SELECT r.kind, r.reason, r.asked_at AS "askedAt", r.state = 'accepted' AS accepted, r.closed_at AS "closedAt", r.answer
  FROM change_requests n JOIN change_requests r ON r.claim_id = n.claim_id
  WHERE n.id = ${id}::uuid AND (r.id = n.id OR r.received_by IS NOT NULL AND r.state IN ('accepted', 'declined')
    AND r.closed_at <= n.closed_at AND NOT EXISTS (
      SELECT FROM papers p JOIN change_requests o ON o.id = p.subject_id
      WHERE p.claim_id = n.claim_id AND p.kind = 'change' AND p.letter AND o.id <> n.id AND o.closed_at >= r.closed_at
        AND (p.posted_on IS NOT NULL OR p.opened_at IS NOT NULL)))
  ORDER BY r.closed_at, r.id`;

/** The request that a letter tells of, after those answered before of which no letter went out yet. Throws when there is none. */
export async function answeredChanges(id: string) {
  const found = await prepared(statement(id));
  if (found.length === 0) throw new Error('A letter is of a request that is not there');
  return found;
}
