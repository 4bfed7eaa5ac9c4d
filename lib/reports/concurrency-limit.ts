import { busy, processLimit } from '@/lib/platform/concurrency-limit';

// Each report holds a database connection while it is being sent, and calls need the others.
const limit = processLimit('exports', {
  working: 4,
  inside: 4,
  perPerson: 2,
  timeoutMs: 0,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

/**
 * Takes one of this process's places for reports under way, and gives what hands it back.
 * Throws `exports_busy` when all are taken, and `exports_under_way` when this person has their share.
 */
export const acquireSlot = (userId: string): (() => void) => limit.acquireSlot(userId).leave;
