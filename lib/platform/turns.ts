import 'server-only';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** Maps in order, and lets other calls have a turn after every `perTurn`. */
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
