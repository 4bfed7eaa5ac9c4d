import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';

/** What an administrator of an empty portal does first. */
export type FirstStep = 'case' | 'mail' | 'team' | 'settings' | 'claims';

const markedSteps = ['settings', 'claims'] as const satisfies FirstStep[];

export type MarkedStep = (typeof markedSteps)[number];

export const markStepBody = z.object({
  step: z.enum(markedSteps, broken('first_step')),
});

export interface FirstHour {
  done: Record<FirstStep, boolean>;
  /** Professionals who wait for an administrator's approval. */
  waiting: number;
  /** The newest letter by which this person tried the mail; `kept` in the outbox of a trial. */
  test: {
    state: 'waiting' | 'sent' | 'kept' | 'nobody' | 'failed';
    /** ISO 8601. */
    at: string;
    why: string | null;
  } | null;
}
