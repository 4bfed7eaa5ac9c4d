import type {
  CurrentDetermination,
  ToDetermine,
} from '@/lib/claims/deeds/determinations/to-determine';
import type { NewDetermination } from '@/lib/claims/deeds/determinations/write';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { categoryFits } from '@/lib/law/categories';
import type { CaseDays } from '@/lib/law/clock';
import { partClaimed } from '@/lib/law/currency';
import { facilitiesParted } from '@/lib/law/facilities';
import { withoutRows } from '@/lib/law/heads';
import { type DeterminedHead, type GivenHead, judge } from '@/lib/law/judge';
import { votingCarried } from '@/lib/law/voting-debt';
import type { ClaimStatus } from '@/lib/reference/claim-status';

interface GoneOver {
  from: ToDetermine & { status: ClaimStatus };
  to: ToDetermine;
  /** Of the former creditor's claim. */
  standing: CurrentDetermination;
  /** The transferred part of each head, in paise; together `amount`. */
  heads: ReadonlyMap<string, bigint>;
  amount: bigint;
  name: string;
  relatedParty: boolean;
  /** `YYYY-MM-DD`. */
  effectiveOn: string;
  days: CaseDays;
}

/**
 * Makes the determinations of both claims after a transfer: the amount is admitted in the new creditor's, and no longer in the
 * former's.
 */
export function determinedAnew(gone: GoneOver): NewDetermination[] {
  const { from, to, standing, heads, amount, relatedParty, effectiveOn, days } = gone;
  const admitted = standing.heads.reduce((sum, head) => sum + paiseOf(head.admitted), 0n);
  const covered = shareOf(standing, amount, admitted);
  const both = { ...standing, basis: 'assigned', effectiveOn } as const;
  const votes = (claim: ToDetermine, { heads }: { heads: DeterminedHead[] }) =>
    votingCarried(claim, standing, { category: standing.category, heads }, days);
  const out = standing.heads.map((head) => without(head, heads.get(head.head) ?? 0n, gone.name));
  // The new creditor's form has no rows.
  const into = [...withoutRows(to.creditorType, heads)].flatMap(([head, paise]) =>
    paise > 0n ? [whole(head, paise)] : [],
  );
  const stays = judged(from, out, standing.moved);
  const goes = judged(to, into, false);
  const claimed = paiseOf(stays.totals.claimed);
  const facilities = facilitiesParted(standing.facilities, amount);
  return [
    {
      ...both,
      claimId: from.id,
      claimVersion: from.version,
      status: from.status,
      ...stays,
      voting: votes(from, stays),
      facilities: facilities.stays,
      ...covered.stays,
    },
    {
      ...both,
      claimId: to.id,
      claimVersion: to.version,
      status: 'submitted',
      ...goes,
      voting: votes(to, goes),
      facilities: facilities.goes,
      ...covered.goes,
      moved: false,
      internalNote: null,
      currency: standing.currency && partClaimed(standing.currency, amount, claimed),
      // The new creditor has other values, by which the remarks are judged when a list is made.
      publishReason: null,
      remarks: remarksOn(to, standing, covered.goes.securedAmount),
      // Mutual dues of the former creditor do not concern the new one.
      setOffAmount: '0.00',
      relatedParty,
      relatedPartyExempt: false,
    },
  ];
}

/** Remarks on the former creditor do not concern the new one, unless the category needs them. */
function remarksOn(
  { creditorType }: ToDetermine,
  standing: CurrentDetermination,
  securedAmount: string,
) {
  const { category, workman, government, remarks } = standing;
  const answers = { workman, government, secured: paiseOf(securedAmount) > 0n };
  return categoryFits(creditorType, category, answers, null) ? null : remarks;
}

function judged(claim: ToDetermine, given: GivenHead[], moved: boolean) {
  const { heads, totals, problems } = judge(claim, given, { moved, unexplained: true });
  if (problems.length > 0) throw new Error('what follows from a transfer balances');
  return { heads, totals };
}

function without({ head, reasons, ...amounts }: DeterminedHead, gone: bigint, name: string) {
  const before = reasons.map((reason) => ({ ...reason, amount: paiseOf(reason.amount) }));
  return {
    head,
    claimed: paiseOf(amounts.claimed),
    admitted: paiseOf(amounts.admitted) - gone,
    contingent: paiseOf(amounts.contingent),
    notAdmitted: paiseOf(amounts.notAdmitted) + gone,
    underVerification: paiseOf(amounts.underVerification),
    reasons: gone > 0n ? [...before, { code: 'transferred', text: name, amount: gone }] : before,
  } satisfies GivenHead;
}

const whole = (head: string, paise: bigint): GivenHead => ({
  head,
  claimed: paise,
  admitted: paise,
  contingent: 0n,
  notAdmitted: 0n,
  underVerification: 0n,
  reasons: [],
});

/**
 * Splits security and guarantees in proportion, so that nothing is covered twice: rounds down what goes along, never above the
 * transferred amount; the rest stays.
 */
function shareOf(
  { securedAmount, guaranteedAmount }: CurrentDetermination,
  amount: bigint,
  admitted: bigint,
) {
  const goes = (covered: string) => {
    const share = (paiseOf(covered) * amount) / admitted;
    return share > amount ? amount : share;
  };
  const [secured, guaranteed] = [goes(securedAmount), goes(guaranteedAmount)];
  return {
    goes: { securedAmount: fromPaise(secured), guaranteedAmount: fromPaise(guaranteed) },
    stays: {
      securedAmount: fromPaise(paiseOf(securedAmount) - secured),
      guaranteedAmount: fromPaise(paiseOf(guaranteedAmount) - guaranteed),
    },
  };
}
