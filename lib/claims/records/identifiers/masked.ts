import { createHmac } from 'node:crypto';
import { currentKeys } from '@/lib/crypto/identifier-keys';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldOfPath } from '@/lib/forms/identifiers';
import { maskOf } from '@/lib/forms/mask';
import { log } from '@/lib/platform/log';
import { mapInTurns } from './in-turns';
import { type Owner, openValue, placeOf, type Values } from './values';

/** Replaces identifiers by masks. Masks completely, and logs, an identifier that does not open. */
export const maskedValues = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (stored, path) => {
    try {
      return maskOf(openValue(owner, path, stored));
    } catch (error) {
      log.error({ err: error, owner, path }, 'an identifier does not open');
      return maskOf('');
    }
  });

/**
 * Gives a mark by path for each identifier in stored values. Equal identifiers in the same place have equal marks; without the
 * key a mark tells nothing.
 */
export async function marksOf(form: FormDefinition, owner: Owner, values: Values) {
  const { search } = currentKeys();
  const marks: Record<string, string> = {};
  await mapInTurns(form, values, (stored, path) => {
    const place = placeOf(owner, fieldOfPath(path));
    marks[path] = createHmac('sha256', search)
      .update(`mark\0${place}\0${textOrStored(owner, path, stored)}`)
      .digest('base64url')
      .slice(0, 8);
    return stored;
  });
  return marks;
}

function textOrStored(owner: Owner, path: string, stored: string) {
  try {
    return openValue(owner, path, stored);
  } catch {
    return stored;
  }
}
