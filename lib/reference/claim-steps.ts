import type { ClaimStatus } from './claim-status';

/** In order; words of `claim.steps`. */
const stepNames = ['received', 'verifying', 'decided', 'listed'] as const;

export type StepName = (typeof stepNames)[number];

export interface ClaimStep {
  name: StepName;
  state: 'done' | 'now' | 'toCome';
}

const reached = {
  submitted: 'received',
  under_review: 'verifying',
  info_required: 'verifying',
  approved: 'decided',
  rejected: 'decided',
  withdrawn: null,
} as const satisfies Record<ClaimStatus, StepName | null>;

/**
 * How far a claim is; `listed` where the newest published list has it. A claim listed as under verification becomes listed only
 * once decided. A rejected claim stops before the list; a withdrawn one goes nowhere.
 */
export function stepsOf(status: ClaimStatus, listed: boolean): ClaimStep[] {
  const now = status === 'approved' && listed ? 'listed' : reached[status];
  if (!now) return [];
  const names = stepNames.filter((name) => name !== 'listed' || status !== 'rejected');
  const at = names.indexOf(now);
  const stateOf = (index: number) => (index < at ? 'done' : 'toCome');
  return names.map((name, index) => ({ name, state: index === at ? 'now' : stateOf(index) }));
}
