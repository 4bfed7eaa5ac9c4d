import { dayInIndia } from '@/lib/format/date';
import { verifyBy } from '@/lib/law/clock';
import { claimWindow, type Dates } from './window';

export type NextStep =
  | { state: 'unknown' }
  | {
      state: 'open' | 'late' | 'veryLate';
      /** `YYYY-MM-DD`. */
      verifyBy: string;
    };

/** The next step of a claim: the day by which it is verified, if the last date for claims is known. */
export function nextStepOf(facts: Dates, submittedAt: Date | string): NextStep {
  const { state } = claimWindow(facts, submittedAt);
  const by = verifyBy(dayInIndia(submittedAt), facts);
  return state === 'unknown' || by === null ? { state: 'unknown' } : { state, verifyBy: by };
}
