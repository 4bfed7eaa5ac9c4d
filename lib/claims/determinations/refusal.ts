import type { NotDeterminable, Refusal } from '@/lib/claims/review/bulk';
import { paiseOf } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Amounts } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import type { CaseDays } from '@/lib/law/clock';
import { type LateFacts, lacksStepFor } from '@/lib/law/late-binds';

interface Determined {
  basis: Basis;
  totals: Pick<Amounts, 'admitted' | 'contingent'>;
}

export type DeterminationRefusal = Refusal & { code: NotDeterminable };

/**
 * Why a claim cannot be determined so: it would admit again what went to other creditors, who claim it themselves, or it lacks
 * a step of late claims. Every determination is asked about here.
 */
export const refusalOfDetermination = (
  claim: LateFacts & { transferred: string },
  made: Determined & { totals: Amounts },
  days: CaseDays,
): DeterminationRefusal | undefined =>
  refusalOfTransferred(claim.transferred, made.totals) ?? refusalOfLate(claim, made, days);

const refusalOfTransferred = (
  transferred: string,
  { notAdmitted }: Amounts,
): DeterminationRefusal | undefined =>
  paiseOf(notAdmitted) < paiseOf(transferred)
    ? { code: 'transferred_stays', params: { amount: formatMoney(transferred) } }
    : undefined;

/** Why a late claim cannot be determined, or its proposal confirmed: it names the step that lacks, and where the claim stands. */
export function refusalOfLate(
  late: LateFacts,
  made: Determined,
  days: CaseDays,
): DeterminationRefusal | undefined {
  const lacking = lacksStepFor(made, late, days);
  if (!lacking) return undefined;
  const params = {
    lacking,
    day: dayInIndia(late.receivedAt),
    state: late.lateStep ?? (lacking === 'amount' ? 'received' : 'none'),
  };
  return { code: 'late_step_missing', params };
}
