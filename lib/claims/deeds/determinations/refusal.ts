import type { NotDeterminable, Refusal } from '@/lib/claims/deeds/bulk';
import { paiseOf } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Amounts } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import type { CaseDays } from '@/lib/law/clock';
import { type Dated, type DayFacts, refusalOfDay } from '@/lib/law/effective-day';
import { type LateFacts, lacksStepFor } from '@/lib/law/late-binds';
import type { CaseForDesk } from './to-determine';

interface Determined {
  basis: Basis;
  totals: Pick<Amounts, 'admitted' | 'contingent'>;
}

type DatedDetermination = Determined & Dated;

export type DeterminationRefusal = Refusal & { code: NotDeterminable };

/**
 * Says why a claim cannot be determined in this way: it would admit again what went to other creditors, its step of late claims
 * is missing, or its day does not fit. Every determination asks this.
 */
export const refusalOfDetermination = (
  claim: DayFacts & { transferred: string },
  made: DatedDetermination & { totals: Amounts },
  known: CaseForDesk,
): DeterminationRefusal | undefined =>
  refusalOfTransferred(claim.transferred, made.totals) ?? refusalToStand(claim, made, known);

/** Says why a determination cannot stand now. Confirmation asks again, because the claim may have come to another step. */
export function refusalToStand(
  claim: DayFacts,
  made: DatedDetermination,
  known: CaseForDesk,
): DeterminationRefusal | undefined {
  const late = refusalOfLate(claim, made, known.days);
  if (late) return late;
  const earliest = refusalOfDay(made, claim, known);
  return earliest && { code: 'day_out_of_range', params: { ...earliest } };
}

const refusalOfTransferred = (
  transferred: string,
  { notAdmitted }: Amounts,
): DeterminationRefusal | undefined =>
  paiseOf(notAdmitted) < paiseOf(transferred)
    ? { code: 'transferred_stays', params: { amount: formatMoney(transferred) } }
    : undefined;

/** Says why a late claim cannot be determined, or its proposal confirmed; names the missing step and the present one. */
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
