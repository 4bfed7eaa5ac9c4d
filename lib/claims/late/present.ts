import type { Lateness } from '@/lib/law/clock';
import type { LateState, LateStep } from '@/lib/law/late-states';

/** A step of a late claim as answers carry it. */
export interface PresentedLateStep {
  id: string;
  /** Counts the steps of its claim, from 1. */
  number: number;
  step: LateStep;
  /** The day on which it happened, `YYYY-MM-DD`. */
  on: string;
  reasons: string | null;
  /** The day by which the claimant is to be told of it, where the law sets one. */
  tellBy: string | null;
  /** ISO 8601. */
  takenAt: string;
  /** To professionals alone. */
  takenBy?: { id: string; firstName: string; lastName: string };
  /**
   * To professionals alone: whether the claimant was told of it, since they opened its letter or it went to them, or it is `for_post`, or
   * `waiting` to be made or sent; null where it has none.
   */
  letter?: 'told' | 'for_post' | 'waiting' | null;
}

/** The track of a late claim. */
export interface LateTrack {
  lateness: Lateness;
  /** The day on which the claim came, `YYYY-MM-DD`. */
  receivedOn: string;
  /** The end of late claims, as far as it is known. */
  until: string | null;
  /** Null for a claim that is not on the track and never was. */
  state: LateState | null;
  /** What may follow now. */
  next: LateStep[];
  /** The newest first. */
  steps: PresentedLateStep[];
}
