import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { LockedClaim } from '@/lib/access/lock-claims';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { daysNow } from './days';
import type { QuestionsBody } from './schema';

interface NewList {
  due: string;
  today: string;
  items: QuestionsBody['items'];
}

/**
 * Writes a list of questions to each of these locked claims and queues a letter for each; gives the lists' ids. Takes the same
 * few statements for any number of claims.
 */
export async function writeLists(
  tx: Transaction,
  actor: Pick<Actor, 'id'>,
  claimIds: readonly string[],
  { due, today, items }: NewList,
) {
  const lists = await queryIn(tx)<{ id: string; number: number; claimId: string }>(sql`
    INSERT INTO question_lists (claim_id, number, due, due_since, asked_by_id)
    SELECT c.id, coalesce((SELECT max(q.number) FROM question_lists q WHERE q.claim_id = c.id), 0) + 1,
      ${due}::date, ${today}::date, ${actor.id}::uuid
    FROM unnest(${[...claimIds]}::uuid[]) AS c (id) RETURNING id, number, claim_id AS "claimId"`);
  await queryIn(tx)(sql`
    INSERT INTO question_items (list_id, n, text, code, document_slot)
    SELECT list.id, item.n, item.text, item.code, item.slot
    FROM unnest(${lists.map(({ id }) => id)}::uuid[]) AS list (id)
      CROSS JOIN unnest(${items.map(({ text }) => text)}::text[], ${items.map(({ code }) => code ?? null)}::text[],
        ${items.map(({ documentSlot }) => documentSlot ?? null)}::text[]) WITH ORDINALITY AS item (text, code, slot, n)`);
  await queuePapers(tx, claimIds, ['questions']);
  return lists;
}

/** Turns the note of a status change to info_required into one question; see set-status.ts. */
export async function askByNote(
  tx: Transaction,
  actor: Actor,
  claimIds: readonly string[],
  note: string,
) {
  const { today, usualDue } = await daysNow(tx);
  await writeLists(tx, actor, claimIds, { due: usualDue, today, items: [{ text: note }] });
}

/** Throws `withdrawn` for a withdrawn claim. */
export function requireNotWithdrawn({ status }: Pick<LockedClaim, 'status'>) {
  if (status === 'withdrawn') throw new PortalError('withdrawn', { params: { act: 'review' } });
}

/** Changes a locked claim's status because of its questions. */
export async function moveClaim(
  tx: Transaction,
  { id }: Pick<LockedClaim, 'id'>,
  status: Extract<ClaimStatus, 'info_required' | 'under_review'>,
) {
  const note = status === 'info_required' ? { reviewNote: null } : {};
  await tx.claim.update({
    where: { id },
    data: { status, ...note, updatedAt: new Date() },
    select: { id: true },
  });
}

/** Tells whether a locked claim has no open question. */
export async function hasAllAnswers(tx: Transaction, claimId: string) {
  const open = await tx.questionItem.count({
    where: { state: 'asked', list: { claimId, closedAt: null } },
  });
  return open === 0;
}

/** Tells the other side that a claim is under review again. */
export function tellUnderReview(
  tx: Transaction,
  actor: Actor,
  claimId: string,
  more: { answered?: true } = {},
) {
  const change = { type: 'status_change', status: 'under_review', reviewNote: null } as const;
  return notify(tx, actor, { ...change, ...more, claimIds: [claimId] });
}
