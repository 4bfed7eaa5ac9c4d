import { PortalError } from '@/lib/platform/errors';

// Each report holds a database connection while it is being sent, and calls need the others.
const maxAtOnce = 4;
const maxPerPerson = 2;

const taken: string[] = [];

/**
 * Takes one of this process's places for reports under way, and gives what hands it back.
 * Throws `exports_busy` when all are taken, and `exports_under_way` when this person has their share.
 */
export function acquireSlot(userId: string): () => void {
  const mine = taken.filter((id) => id === userId).length;
  if (mine >= maxPerPerson) throw busy('exports_under_way');
  if (taken.length >= maxAtOnce) throw busy('exports_busy');
  taken.push(userId);
  let given = true;
  return () => {
    if (given) taken.splice(taken.indexOf(userId), 1);
    given = false;
  };
}

const busy = (code: 'exports_under_way' | 'exports_busy') =>
  new PortalError(code, { retryAfter: 5 });
