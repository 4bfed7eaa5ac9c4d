import 'server-only';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { mapIdentifiers, type Visit } from '@/lib/forms/identifiers';

/** About a millisecond's work; a table may have a thousand rows. */
const perTurn = 50;

/** Does {@link mapIdentifiers} for slow work: after every few identifiers, other calls get their turn. */
export async function mapInTurns<T extends Readonly<Record<string, unknown>>>(
  form: FormDefinition,
  values: T,
  visit: Visit,
): Promise<T> {
  const waiting: Parameters<Visit>[] = [];
  mapIdentifiers(form, values, (...identifier) => {
    waiting.push(identifier);
    return identifier[0];
  });
  const made = new Map<string, string>();
  for (const [at, identifier] of waiting.entries()) {
    if (at > 0 && at % perTurn === 0) await othersTurn();
    made.set(identifier[1], visit(...identifier));
  }
  return mapIdentifiers(form, values, (text, path) => made.get(path) ?? text);
}
