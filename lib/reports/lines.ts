import type { Origin } from '@/lib/access/actor';
import { shareOf, shareOfOrigin } from '@/lib/access/share';
import { givePlace } from '@/lib/platform/lines/call';
import type { Bounds, Line } from '@/lib/platform/lines/line';
import { busy, lineOf } from '@/lib/platform/lines/of-process';
import type { Share } from '@/lib/platform/lines/share';

const refusals = { share: busy('exports_under_way', 5), full: busy('exports_busy', 5) };

/** So many files may be here in all: written, and still being read from the disk. */
const here = 30;

/** Files: `each` of one share. Whoever reads slowly keeps their part of the line and the file, and no place. */
const places = (all: number, each: number): Bounds => ({
  places: all,
  here,
  person: { working: each, here: each },
  network: { working: each, here: each },
  strangers: all,
  patienceMs: 10_000,
  ...refusals,
});

async function taken(line: Line, share: Share) {
  givePlace();
  const place = line.enter(share);
  try {
    await place.turn();
  } catch (error) {
    place.leave();
    throw error;
  }
  return place;
}

// Each report holds a database connection while it is written.
const exports = lineOf('exports', places(4, 2));

/**
 * Takes one of this process's four places for reports. Throws `exports_under_way` when this person has two here, and `exports_busy` when
 * too many are here or none of the places becomes free in ten seconds.
 */
export const takeReportPlace = (actor: Parameters<typeof shareOf>[0]) =>
  taken(exports, shareOf(actor));

// Separate places, so that readers without an account take none from the people who work here.
const published = lineOf('published files', places(3, 2));

/** Takes one of this process's three places for published files. Throws like {@link takeReportPlace}, for a network. */
export const takePublishedPlace = (origin: Pick<Origin, 'ipAddress'>) =>
  taken(published, shareOfOrigin(origin));

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
