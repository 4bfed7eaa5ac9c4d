import { unasked } from '@/lib/claims/deeds/determinations/in-full';
import { refusalOfDetermination } from '@/lib/claims/deeds/determinations/refusal';
import type { CaseForDesk, ToDetermine } from '@/lib/claims/deeds/determinations/to-determine';
import type { NewDetermination } from '@/lib/claims/deeds/determinations/write';
import { type GivenHead, judge } from '@/lib/law/judge';
import { votingOf } from '@/lib/law/voting-debt';
import type { ClaimStatus } from '@/lib/reference/claim-status';

interface Proposing {
  status: ClaimStatus;
  /** How the trail and the desk name it. */
  rule: string;
  known: CaseForDesk;
}

/** Gives the proposal of these heads, with what the form says of the rest; none where the law or the case refuses it. */
export function proposalOf(
  claim: ToDetermine,
  given: readonly GivenHead[],
  { status, rule, known }: Proposing,
): NewDetermination[] {
  const { heads, totals, problems } = judge(claim, given);
  const made = { basis: 'original', totals, effectiveOn: null } as const;
  const refused = refusalOfDetermination(claim, made, known);
  if (problems.length > 0 || refused) return [];
  const { id: claimId, version: claimVersion } = claim;
  const facts = unasked(claim);
  return [
    {
      ...facts,
      voting: votingOf(claim, { category: facts.category, heads }, null, known.days).voting,
      basis: 'original',
      claimId,
      claimVersion,
      status,
      heads,
      totals,
      effectiveOn: null,
      rule,
    },
  ];
}
