import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { busy, processLimit } from '@/lib/platform/concurrency-limit';

/** The refusal while another file of this person is here. */
export const underWay = busy('imports_under_way', 10);

const common = {
  inside: 8,
  // Whoever had both could keep everybody else from theirs.
  perPerson: 1,
  timeoutMs: 30_000,
  share: underWay,
  full: busy('imports_busy', 15),
};

/** Each their own: claimants, of whom there are many and some strangers, keep no professional from the case's work. */
const ofClaimants = processLimit('imports', { ...common, working: 2 });
const ofProfessionals = processLimit('imports of professionals', { ...common, working: 1 });

/** This process's places for the files of claims of people like this one; throws `imports_under_way` and `imports_busy`. */
export const importLimitFor = ({ role }: Pick<Actor, 'role'>) =>
  isProfessional(role) ? ofProfessionals : ofClaimants;

/** How many files of claims this process is working on, and how many are here in all. */
export function importsUnderWay() {
  const [one, other] = [ofClaimants.underWay(), ofProfessionals.underWay()];
  return { working: one.working + other.working, inside: one.inside + other.inside };
}
