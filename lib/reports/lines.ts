import type { Origin } from '@/lib/access/actor';
import { shareOf, shareOfOrigin } from '@/lib/access/share';
import { givePlace } from '@/lib/platform/lines/call';
import type { Bounds } from '@/lib/platform/lines/line';
import { busy, lineOf } from '@/lib/platform/lines/of-process';

const refusals = { share: busy('exports_under_way', 5), full: busy('exports_busy', 5) };

/** Files that nobody waits for: whoever finds no place is told to come back. */
const places = (all: number, each: number): Bounds => ({
  places: all,
  here: all,
  person: { working: each, here: each },
  network: { working: each, here: each },
  strangers: all,
  patienceMs: 0,
  ...refusals,
});

// Each report holds a database connection while it is sent, and calls need the other connections.
const exports = lineOf('exports', places(4, 2));

/**
 * Takes one of this process's four places for reports and gives a function that frees it. Throws `exports_busy` when all are
 * taken, and `exports_under_way` when this person has two.
 */
export function takeReportPlace(actor: Parameters<typeof shareOf>[0]): () => void {
  givePlace();
  return exports.enter(shareOf(actor)).leave;
}

// Separate places, so that readers without an account take none from the people who work here.
const published = lineOf('published files', places(3, 2));

/**
 * Takes one of this process's three places for published files, of which one network may take two, and gives a function that
 * frees it. Throws like {@link takeReportPlace}.
 */
export function takePublishedPlace(origin: Pick<Origin, 'ipAddress'>): () => void {
  givePlace();
  return published.enter(shareOfOrigin(origin)).leave;
}

// Comparing is quick for most lists, and takes the database seconds for the largest: others wait meanwhile.
const comparisons = lineOf('comparisons', {
  ...places(2, 10),
  here: 40,
  network: { working: 1, here: 10 },
  patienceMs: 10_000,
});

/**
 * Runs a comparison of published lists for a reader at this address, two at a time in this process. Throws `exports_under_way`
 * and `exports_busy`, the latter also after waiting ten seconds.
 */
export function compareInTurn<Result>(address: string, compare: () => Promise<Result>) {
  givePlace();
  return comparisons.inTurn(shareOfOrigin({ ipAddress: address }), compare);
}
