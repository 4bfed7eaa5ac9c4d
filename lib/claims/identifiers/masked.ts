import { createHmac } from 'node:crypto';
import { currentKeys } from '@/lib/crypto/identifier-keys';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldOfPath } from '@/lib/forms/identifiers';
import { maskOf } from '@/lib/forms/mask';
import { log } from '@/lib/platform/log';
import { mapInTurns } from './in-turns';
import { type Owner, openValue, placeOf, type Values } from './values';

/** The values with masks instead of identifiers; one that does not open shows nothing of itself, and is logged. */
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
 * By its path, a mark for each identifier in stored values: the same for equal ones in the same place, and
 * without the key telling nothing of them.
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
