import type { Lateness } from '@/lib/law/clock';
import type { LateState, LateStep } from '@/lib/law/late-states';

/** A step of a late claim as answers carry it. */
export interface PresentedLateStep {
  id: string;
  /** Its number within the claim, from 1. */
  number: number;
  step: LateStep;
  /** The day on which it happened, `YYYY-MM-DD`. */
  on: string;
  reasons: string | null;
  /** The day by which the claimant must be told, where the law sets one. */
  tellBy: string | null;
  /** ISO 8601. */
  takenAt: string;
  /** To professionals alone. */
  takenBy?: { id: string; firstName: string; lastName: string };
  /**
   * For professionals only. `told`: the claimant opened the letter, or it was sent to them. `for_post`: it has to go by post.
   * `waiting`: it is still to be made or sent. Null without a letter.
   */
  letter?: 'told' | 'for_post' | 'waiting' | null;
}

/** The steps of a late claim. */
export interface LateTrack {
  lateness: Lateness;
  /** The day on which the claim came, `YYYY-MM-DD`. */
  receivedOn: string;
  /** The end of late claims, as far as it is known. */
  until: string | null;
  /** Null for a claim that never was on the late track. */
  state: LateState | null;
  /** What may follow now. */
  next: LateStep[];
  /** The newest first. */
  steps: PresentedLateStep[];
}
