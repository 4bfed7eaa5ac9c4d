import 'server-only';
import { holdsPlaceIn, inLine } from '@/lib/platform/lines/call';
import type { Bounds } from '@/lib/platform/lines/line';
import { busy, lineOf } from '@/lib/platform/lines/of-process';

/** As many calls of one share may be here: a page makes a dozen, people have several pages, and a hundred of a network may be waiting
 * for their limit (lib/platform/slow-down.ts). */
export const mostHere = { person: 60, network: 300 };

/** Work of so many places, of which a person and a network have so many at a time; one waits for a place as for a connection. */
const bounds = (
  places: number,
  { person, network }: { person: number; network: number },
  patienceMs = 10_000,
): Bounds => ({
  places,
  // Each is an open call, which the server bounds.
  here: Number.POSITIVE_INFINITY,
  person: { working: person, here: mostHere.person },
  network: { working: network, here: mostHere.network },
  patienceMs,
  share: busy('too_much_at_once', 2),
  full: busy('not_in_time', 5),
});

/** Calls that read, and calls that write: so many may hold connections to the database (lib/platform/db.ts). */
export const reads = lineOf('reads', bounds(6, { person: 4, network: 4 }));
// A person never waits for a row that they lock themselves. A transaction of theirs may last twenty seconds.
export const writes = lineOf('writes', bounds(3, { person: 1, network: 2 }, 20_000));

/** What goes through a large form: in one of a thousand rows, some hundred milliseconds of the processor, in pieces. */
export const forms = lineOf('forms', bounds(1, { person: 1, network: 1 }));

/** What the database may have to look for in all claims. */
export const searches = lineOf('searches', bounds(3, { person: 2, network: 2 }));

/** What makes or compares a hash of a password: it keeps one processor busy. Nearly all who sign in are known by their network alone. */
export const passwords = lineOf('passwords', {
  ...bounds(2, { person: 1, network: 1 }),
  strangers: 2,
});

/** Runs a transaction of a call that gave its place away, or has none yet, in the turn of those that write. */
export const inWriteTurn = <T>(work: () => Promise<T>) =>
  holdsPlaceIn(writes) ? work() : inLine(writes, work);
