import { dayInIndia } from '@/lib/format/date';
import { verifyBy } from '@/lib/law/clock';
import type { CaseFacts } from './fields';
import { claimWindow } from './window';

/** What is said of the next step of a claim, by how it stands to the last date. */
export type NextStep =
  | { state: 'unknown' }
  | {
      state: 'open' | 'late' | 'veryLate';
      /** The day by which it is verified, `YYYY-MM-DD`. */
      verifyBy: string;
    };

/** What comes next for a claim that came at a moment: by when it is verified, where the last date for claims is known. */
export function nextStepOf(
  facts: Pick<CaseFacts, 'commencementDate' | 'lastDateForClaims'>,
  submittedAt: Date | string,
): NextStep {
  const { state } = claimWindow(facts, submittedAt);
  const by = verifyBy(dayInIndia(submittedAt), facts);
  return state === 'unknown' || by === null ? { state: 'unknown' } : { state, verifyBy: by };
}
