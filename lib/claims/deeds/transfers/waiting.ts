import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { toldIn } from '@/lib/access/visible-transfers';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { transferWaits } from './columns';

export interface WaitingTransfers {
  transfers: number;
}

/** The statement behind `waitingTransfers`. */
export const waitingTransfersStatement = (actor: Actor): Statement<WaitingTransfers> => sql`
  SELECT count(*)::int AS transfers FROM claims c WHERE ${transferWaits} AND ${visibleIn(actor, 'claim.determine')}`;

/** Counts the claims with an open transfer that the actor decides on. */
export async function waitingTransfers(actor: Actor) {
  const [found] = await prepared(waitingTransfersStatement(actor));
  return found ?? { transfers: 0 };
}

/** The statement behind `transfersToAnswer`. */
export const transfersToAnswerStatement = (actor: Actor): Statement<WaitingTransfers> => sql`
  SELECT count(*)::int AS transfers FROM claim_transfers t JOIN claims f ON f.id = t.claim_id
  WHERE t.state = 'reported' AND ${toldIn(actor)}`;

/** Counts the transfers that wait for the actor's answer as the new creditor. */
export async function transfersToAnswer(actor: Actor) {
  const [found] = await prepared(transfersToAnswerStatement(actor));
  return found?.transfers ?? 0;
}
