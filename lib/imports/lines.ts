import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import type { Bounds } from '@/lib/platform/lines/line';
import { busy, lineOf } from '@/lib/platform/lines/of-process';

/** Refuses a person's second file while the portal still works on the first. */
export const underWay = busy('imports_under_way', 10);

const part = { working: 1, here: 1 };

const common: Omit<Bounds, 'places'> = {
  // Files wait on the disk, and each is of another person.
  here: 200,
  person: part,
  network: part,
  patienceMs: 60_000,
  share: underWay,
  full: busy('imports_busy', 15),
};

/** Claimants and professionals have separate places, so that many claimants never keep a professional from the case's work. */
const ofClaimants = lineOf('imports', { ...common, places: 2 });
const ofProfessionals = lineOf('imports of professionals', { ...common, places: 1 });

/** Gives this process's line for files sent by people of this role. Entering it throws `imports_under_way` or `imports_busy`. */
export const importLineFor = ({ role }: Pick<Actor, 'role'>) =>
  isProfessional(role) ? ofProfessionals : ofClaimants;

/** Counts the files that this process works on, and all that it holds, with those that wait. */
export function importsUnderWay() {
  const [one, other] = [ofClaimants.underWay(), ofProfessionals.underWay()];
  return { working: one.working + other.working, inside: one.here + other.here };
}
