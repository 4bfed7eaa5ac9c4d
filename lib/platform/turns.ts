import 'server-only';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** What `make` makes of each, in their order; after so many of them it is the turn of other calls. */
export async function mapByTurns<T, U>(
  all: readonly T[],
  perTurn: number,
  make: (one: T) => U,
): Promise<U[]> {
  const made: U[] = [];
  for (const [at, one] of all.entries()) {
    if (at > 0 && at % perTurn === 0) await othersTurn();
    made.push(make(one));
  }
  return made;
}
