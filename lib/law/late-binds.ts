import { paiseOf } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import type { Amounts } from './amounts';
import type { Basis } from './bases';
import { type CaseDays, latenessOf } from './clock';
import { admittingSteps, type LateStep } from './late-states';

export interface LateFacts {
  receivedAt: Date;
  /** The newest step; null while nobody took one. */
  lateStep: LateStep | null;
}

/**
 * Tells whether amounts stay under verification: the claim came after the end of late claims, its delay was not condoned, and no
 * order of the tribunal was entered (CIRP Regulations 2016, reg. 13(1B) and (1C)).
 */
export const staysUnverified = ({ receivedAt, lateStep }: LateFacts, days: CaseDays) =>
  latenessOf(dayInIndia(receivedAt), days) === 'late_track' &&
  !admittingSteps.some((step) => step === lateStep);

/** Tells whether a determination admits something, even contingently. */
export const admitsSomething = ({
  admitted,
  contingent,
}: Pick<Amounts, 'admitted' | 'contingent'>) => paiseOf(admitted) + paiseOf(contingent) > 0n;

/**
 * What of a determination lacks a step of the late track: its amounts, if the claim {@link staysUnverified}, or its basis, which
 * says that the delay was condoned. Null where it lacks none.
 */
export function lacksStepFor(
  { basis, totals }: { basis: Basis; totals: Pick<Amounts, 'admitted' | 'contingent'> },
  late: LateFacts,
  days: CaseDays,
): 'amount' | 'basis' | null {
  if (admitsSomething(totals) && staysUnverified(late, days)) return 'amount';
  return basis === 'condoned' && late.lateStep !== 'condoned' ? 'basis' : null;
}
