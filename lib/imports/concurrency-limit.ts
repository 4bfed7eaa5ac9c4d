import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { busy, processLimit } from '@/lib/platform/concurrency-limit';

/** The refusal of a person's second file of claims while the portal still works on the first. */
export const underWay = busy('imports_under_way', 10);

const common = {
  inside: 8,
  // With two places, one person could take both and keep everybody else waiting.
  perPerson: 1,
  timeoutMs: 30_000,
  share: underWay,
  full: busy('imports_busy', 15),
};

/** Claimants and professionals have separate places, so that many claimants never keep a professional from the case's work. */
const ofClaimants = processLimit('imports', { ...common, working: 2 });
const ofProfessionals = processLimit('imports of professionals', { ...common, working: 1 });

/**
 * The places of this process for files of claims sent by people of this role. Taking one throws `imports_under_way` or
 * `imports_busy`.
 */
export const importLimitFor = ({ role }: Pick<Actor, 'role'>) =>
  isProfessional(role) ? ofProfessionals : ofClaimants;

/** How many files of claims this process is working on, and how many it holds in all, waiting ones included. */
export function importsUnderWay() {
  const [one, other] = [ofClaimants.underWay(), ofProfessionals.underWay()];
  return { working: one.working + other.working, inside: one.inside + other.inside };
}
