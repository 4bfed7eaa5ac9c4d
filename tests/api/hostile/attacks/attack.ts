import type { Scene } from '@/tests/api/hostile/scene';
import type { CallOptions } from '@/tests/support/http/api';

export type Attacker = 'salim' | 'kavita';

/** A call with another person's id, by people who may not see what it names. */
export interface Attack {
  what: string;
  method: string;
  path: (scene: Scene) => string;
  options?: (scene: Scene) => Omit<CallOptions, 'token'>;
  /** The answer to each attacker: their role may not do it, or they may not see the record. */
  answers: Partial<Record<Attacker, number>>;
  /** What an answer of 200 gives: nothing of the other person's. */
  gives?: (scene: Scene) => unknown;
}

/** The answers where both have the permission, and neither may see the record. */
export const both = { salim: 404, kavita: 404 };
/** Where claimants have no such permission. */
export const forKavita = { salim: 403, kavita: 404 };

/** A path under Asha's claim. */
export const under = (rest: string) => (of: Scene) => `/api/claims/${of.claimId}/${rest}`;
