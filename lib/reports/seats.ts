import { PortalError } from '@/lib/platform/errors';

// Each report holds a database connection while it is being sent, and calls need the others.
const mostAtOnce = 4;
const mostOfOne = 2;

const taken: string[] = [];

/**
 * Takes one of this process's places for reports under way, and gives what hands it back.
 * Throws `too_many_requests` when all are taken, or this person has their share.
 */
export function takeSeat(userId: string): () => void {
  const mine = taken.filter((id) => id === userId).length;
  if (mine >= mostOfOne) throw busy('You have two exports under way. Please wait for one to end.');
  if (taken.length >= mostAtOnce) {
    throw busy('Several reports are being exported at the moment. Please try again shortly.');
  }
  taken.push(userId);
  let given = true;
  return () => {
    if (given) taken.splice(taken.indexOf(userId), 1);
    given = false;
  };
}

const busy = (message: string) => new PortalError('too_many_requests', message, { retryAfter: 5 });
