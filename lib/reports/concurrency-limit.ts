import { busy, processLimit } from '@/lib/platform/concurrency-limit';

// Each report holds a database connection while it is sent, and calls need the other connections.
const limit = processLimit('exports', {
  working: 4,
  inside: 4,
  perPerson: 2,
  timeoutMs: 0,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

/**
 * Takes one of this process's four places for reports and gives a function that frees it. Throws `exports_busy` when all are
 * taken, and `exports_under_way` when this person has two.
 */
export const acquirePermit = (userId: string): (() => void) => limit.acquirePermit(userId).leave;

// Separate places, so that readers without an account take none from the people who work here.
const published = processLimit('published files', {
  working: 3,
  inside: 3,
  perPerson: 2,
  timeoutMs: 0,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

/**
 * Takes one of this process's three places for published files, of which one address may take two, and gives a function that
 * frees it. Throws like {@link acquirePermit}.
 */
export const acquirePublishedPermit = (address: string): (() => void) =>
  published.acquirePermit(address).leave;

// Comparing is quick for most lists, and takes the database seconds for the largest: others wait meanwhile.
const comparisons = processLimit('comparisons', {
  working: 2,
  inside: 40,
  perPerson: 10,
  timeoutMs: 10_000,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

/**
 * Runs a comparison of published lists for a reader at this address, two at a time in this process. Throws `exports_under_way`
 * and `exports_busy`, the latter also after waiting ten seconds.
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
