import type { Lateness } from '@/lib/law/clock';
import type { LateState, LateStep } from '@/lib/law/late-states';

export interface PresentedLateStep {
  id: string;
  /** Within the claim, from 1. */
  number: number;
  step: LateStep;
  /** The day of the step, `YYYY-MM-DD`. */
  on: string;
  reasons: string | null;
  /** The day by which the law wants the claimant to be told; null without one. */
  tellBy: string | null;
  /** ISO 8601. */
  takenAt: string;
  /** For professionals only. */
  takenBy?: { id: string; firstName: string; lastName: string };
  /**
   * For professionals only. `told`: the claimant opened the letter, or it was sent to them. `for_post`: somebody has to post
   * it. `waiting`: it is still to be made or sent. Null without a letter.
   */
  letter?: 'told' | 'for_post' | 'waiting' | null;
}

export interface LateTrack {
  lateness: Lateness;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
  /** The end of the period for late claims, if known. */
  until: string | null;
  /** Null for a claim that never was on the late track. */
  state: LateState | null;
  /** The steps that may follow now. */
  next: LateStep[];
  /** Newest first. */
  steps: PresentedLateStep[];
}
