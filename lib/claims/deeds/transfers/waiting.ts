import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
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
