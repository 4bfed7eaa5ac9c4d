import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { recordAudits } from '@/lib/audit/write';
import { dayInIndia } from '@/lib/format/date';
import { db } from '@/lib/platform/db';
import { invalid, notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { forPost } from './read';
import type { PostedBody } from './schema';

/** Marks letters as posted and records who says so. Throws `not_found` for one not for the post, and `invalid` for a future day. */
export async function markPosted(actor: Actor, { ids, postedOn }: PostedBody) {
  await consumeActorLimits(bulkChanges, actor);
  if (postedOn > dayInIndia(new Date())) throw invalid('postedOn', 'posted_future');
  return db.$transaction(async (tx) => {
    const posted = await queryIn(tx)<{ id: string; claimId: string; number: number }>(sql`
      UPDATE papers p SET posted_on = ${postedOn}::date, for_post = false FROM claims c
      WHERE c.id = p.claim_id AND p.id = ANY(${ids}::uuid[]) AND ${forPost(actor)}
      RETURNING p.id, p.claim_id AS "claimId", p.number`);
    if (posted.length < ids.length) throw notFound('paper');
    await recordAudits(
      tx,
      actor,
      'paper_posted',
      posted.map(({ id, claimId, number }) => ({
        claimId,
        details: { paperId: id, number, postedOn },
      })),
    );
    return { posted: posted.length };
  });
}
