import { paiseOf } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import type { Amounts } from './amounts';
import type { Basis } from './bases';
import { type CaseDays, latenessOf } from './clock';
import type { LateStep } from './late-states';
import { admittingSteps } from './late-track';

/** What of a claim says whether it came too late, and what was done about it. */
export interface LateFacts {
  receivedAt: Date;
  /** The newest step of a late claim; null for none. */
  lateStep: LateStep | null;
}

/**
 * Whether amounts of a claim stay under verification: it came after the end of late claims, and neither was its delay condoned
 * nor an order of the tribunal entered (CIRP Regulations 2016, reg. 13(1B) and (1C)).
 */
export const staysUnverified = ({ receivedAt, lateStep }: LateFacts, days: CaseDays) =>
  latenessOf(dayInIndia(receivedAt), days) === 'late_track' &&
  !admittingSteps.some((step) => step === lateStep);

/** Whether a determination admits something, be it contingently. */
export const admitsSomething = ({
  admitted,
  contingent,
}: Pick<Amounts, 'admitted' | 'contingent'>) => paiseOf(admitted) + paiseOf(contingent) > 0n;

/**
 * For what a determination of a claim lacks a step: for its amounts, since the claim {@link staysUnverified} and something would
 * be admitted; or for its basis, which says that the delay was condoned. Null where it lacks none.
 */
export function lacksStepFor(
  { basis, totals }: { basis: Basis; totals: Pick<Amounts, 'admitted' | 'contingent'> },
  late: LateFacts,
  days: CaseDays,
): 'amount' | 'basis' | null {
  if (admitsSomething(totals) && staysUnverified(late, days)) return 'amount';
  return basis === 'condoned' && late.lateStep !== 'condoned' ? 'basis' : null;
}
