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
export const acquirePermit = (userId: string): (() => void) => limit.acquirePermit(userId).leave;

// Whoever reads what is published, without an account, takes none of the places of those who work here.
const published = processLimit('published files', {
  working: 3,
  inside: 3,
  perPerson: 2,
  timeoutMs: 0,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

/** The same for files that anybody may have: three places of their own, two for each address. */
export const acquirePublishedPermit = (address: string): (() => void) =>
  published.acquirePermit(address).leave;

// Quick for most lists, and seconds of the database for the largest: those who come meanwhile wait.
const comparisons = processLimit('comparisons', {
  working: 2,
  inside: 40,
  perPerson: 10,
  timeoutMs: 10_000,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

/**
 * Does what compares published lists for whoever is at this address, two at a time in this process. Throws `exports_under_way`
 * and `exports_busy` like {@link acquirePermit}.
 */
export async function inTurn<Result>(address: string, compare: () => Promise<Result>) {
  const permit = comparisons.acquirePermit(address);
  try {
    await permit.turn();
    return await compare();
  } finally {
    permit.leave();
  }
}
