import type { Actor } from '@/lib/access/actor';
import { unasked } from '@/lib/claims/determinations/in-full';
import { giveBack } from '@/lib/claims/determinations/return';
import {
  caseForDesk,
  claimsToDetermine,
  type ToDetermine,
} from '@/lib/claims/determinations/to-determine';
import {
  applyConfirmed,
  auditProposals,
  writeDeterminations,
} from '@/lib/claims/determinations/write';
import { claimedHeads } from '@/lib/law/heads';
import { type GivenHead, judge } from '@/lib/law/judge';
import { votingOf } from '@/lib/law/voting-debt';
import type { Transaction } from '@/lib/platform/db';

/** How far the determination of a claim has come; what is confirmed leaves some of it to verify. */
export type DemoDetermination = 'proposed' | 'returned' | 'confirmed';

const hour = 60 * 60_000;

/** Three quarters of each head admitted; a tenth is refused, and the rest too unless it is still to be verified. */
const headsOf = (claim: ToDetermine, unsure: boolean): GivenHead[] =>
  claimedHeads(claim).map(({ head, claimed }) => {
    const admitted = (claimed * 3n) / 4n;
    const refused = unsure ? claimed / 10n : claimed - admitted;
    return {
      head,
      claimed,
      admitted,
      contingent: 0n,
      notAdmitted: refused,
      underVerification: claimed - admitted - refused,
      reasons: refused > 0n ? [{ code: 'more_than_books', text: null, amount: null }] : [],
    };
  });

/** A determination of a claim under review, a day after `since`. */
export async function determineDemoClaim(
  tx: Transaction,
  claimId: string,
  {
    determination,
    since,
    proposer,
    administrator,
  }: {
    determination: DemoDetermination;
    since: Date;
    proposer: Actor;
    administrator: Actor;
  },
) {
  const claim = (await claimsToDetermine(tx, [claimId])).get(claimId);
  if (!claim) return;
  const confirmed = determination === 'confirmed';
  const { heads, totals } = judge(claim, headsOf(claim, confirmed));
  const facts = unasked(claim);
  const { days } = await caseForDesk(tx);
  const made = {
    ...facts,
    voting: votingOf(claim, { category: facts.category, heads }, null, days).voting,
    basis: 'original',
    claimId,
    claimVersion: claim.version,
    status: 'under_review',
    heads,
    totals,
    effectiveOn: null,
  } as const;
  const at = new Date(since.getTime() + 24 * hour);
  const actor = confirmed ? administrator : proposer;
  const written = await writeDeterminations(
    tx,
    actor,
    [made],
    confirmed ? 'confirmed' : 'proposed',
    at,
  );
  if (confirmed) return applyConfirmed(tx, administrator, written, { at });
  await auditProposals(tx, proposer, written, at);
  if (determination === 'proposed') return;
  const later = new Date(at.getTime() + 3 * hour);
  for (const one of written) {
    const proposal = { ...one, proposedById: proposer.id };
    await giveBack(
      tx,
      administrator,
      proposal,
      'Which books were looked at? Please name them.',
      later,
    );
  }
}
