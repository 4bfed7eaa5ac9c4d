import type { DeskQueue } from '@/generated/prisma/enums';
import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { recordAudit } from '@/lib/audit/write';
import { readClaim } from '@/lib/claims/records/read';
import { isOfClaim } from '@/lib/documents/stored-files';
import { dayInIndia } from '@/lib/format/date';
import { daysBetween } from '@/lib/format/days';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { furthestDay } from './limits';
import type { SetAsideBody } from './schema';

/**
 * Sets an undecided claim aside until a day, or until its claimant answers: it leaves its queue of the desk, and whatever happens
 * to it brings it back before. Its day to be verified by stays. The same again changes nothing. Gives the claim. Throws
 * `not_found`, `not_to_set_aside` for a withdrawn or decided claim, `claim_changed` and `determined_meanwhile` when the actor read
 * something older, `invalid` for a day that is not ahead or too far, and the limit's refusal.
 */
export async function setAside(actor: Actor, claimId: string, body: SetAsideBody) {
  if (body.until) requireAhead(body.until, dayInIndia(await databaseTime()));
  await consumeActorLimits(determinations, actor);
  await db.$transaction(async (tx) => {
    const claim = await lockClaim(tx, actor, 'claim.determine', claimId);
    const { queue, newest, documents } = await placeOf(tx, claimId);
    if (queue === null || queue === 'decided')
      throw new PortalError('not_to_set_aside', { params: { status: claim.status } });
    // What its claimant did meanwhile would have brought it back.
    const read = [body.claimVersion, body.status, body.documents];
    const is = [claim.version, claim.status, documents];
    if (read.join() !== is.join())
      throw new PortalError('claim_changed', { params: { version: claim.version } });
    if (body.seen !== newest)
      throw new PortalError('determined_meanwhile', { params: { number: newest } });
    await write(tx, actor, claimId, body.until, body.note || null);
  });
  return readClaim(actor, claimId);
}

function requireAhead(until: string, today: string) {
  const ahead = daysBetween(today, until);
  if (ahead < 1 || ahead > furthestDay) throw invalid('until', 'aside_until', { max: furthestDay });
}

interface Place {
  queue: DeskQueue | null;
  /** The number of its newest determination, 0 for none. */
  newest: number;
  documents: number;
}

async function placeOf(tx: Transaction, claimId: string) {
  const [place] = await queryIn(tx)<Place>(sql`
    SELECT k.queue, coalesce((SELECT max(d.number) FROM determinations d WHERE d.claim_id = k.id), 0) AS newest,
      (SELECT count(*)::int FROM documents d WHERE d.claim_id = k.id AND ${isOfClaim('d')}) AS documents
    FROM claim_desk k WHERE k.id = ${claimId}::uuid`);
  if (!place) throw new Error('a locked claim has its place');
  return place;
}

async function write(
  tx: Transaction,
  actor: Actor,
  claimId: string,
  until: string | null,
  note: string | null,
) {
  const before = await tx.setAside.findUnique({ where: { claimId } });
  const day = before?.until?.toISOString().slice(0, 10) ?? null;
  if (before && before.byId === actor.id && day === until && before.note === note) return;
  const said = { until: until && new Date(until), note, byId: actor.id, setAt: new Date() };
  await tx.setAside.upsert({
    where: { claimId },
    create: { claimId, ...said },
    update: said,
    select: { claimId: true },
  });
  const details = { until, ...(note ? { note } : {}) };
  await recordAudit(tx, actor, 'claim_set_aside', { claimId, details });
}

/**
 * Takes up a claim that was set aside: it is in its queue again. Changes nothing where it has come back by itself. Gives the
 * claim. Throws `not_found`.
 */
export async function takeUp(actor: Actor, claimId: string) {
  await db.$transaction(async (tx) => {
    await lockClaim(tx, actor, 'claim.determine', claimId);
    const { count } = await tx.setAside.deleteMany({ where: { claimId } });
    if (count > 0) await recordAudit(tx, actor, 'claim_taken_up', { claimId, details: {} });
  });
  return readClaim(actor, claimId);
}
