import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { LockedClaim } from '@/lib/access/lock-claims';
import { inPaise, inRupees, totalOf } from '@/lib/law/amounts';
import { earliestDay } from '@/lib/law/effective-day';
import { facilitiesCarried } from '@/lib/law/facilities';
import { admitsSomething, staysUnverified } from '@/lib/law/late-binds';
import { putBack } from '@/lib/law/put-back';
import { votingCarried } from '@/lib/law/voting-debt';
import type { Transaction } from '@/lib/platform/db';
import { caseForDesk, claimInForce } from './to-determine';
import { applyConfirmed, writeDeterminations } from './write';

/**
 * Puts what is admitted of a locked claim under verification again, from day `on` or the day of a later transfer, if its late
 * step admits nothing. Nobody confirms this, because it follows from the step. It replaces an open proposal, and answers no
 * objection.
 */
export async function putLateClaimBack(
  tx: Transaction,
  actor: Actor,
  { id, status }: Pick<LockedClaim, 'id' | 'status'>,
  on: string,
) {
  const { days } = await caseForDesk(tx);
  const inForce = await claimInForce(tx, id);
  if (!inForce || !admitsSomething(inForce) || !staysUnverified(inForce, days)) return;
  const { standing } = inForce;
  const heads = standing.heads.map(putBack);
  const totals = inRupees(totalOf(heads.map(inPaise)));
  const earliest = earliestDay(inForce, totals, days);
  const made = {
    ...standing,
    basis: 'revised',
    claimId: id,
    status,
    heads,
    totals,
    voting: votingCarried(inForce, standing, { category: standing.category, heads }, days),
    facilities: facilitiesCarried(standing.facilities, totals),
    securedAmount: '0.00',
    guaranteedAmount: '0.00',
    effectiveOn: earliest.day > on ? earliest.day : on,
  } as const;
  const written = await writeDeterminations(tx, actor, [made], 'confirmed');
  await applyConfirmed(tx, actor, written, { answersObjections: false });
}
