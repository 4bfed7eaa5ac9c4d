import { isSealed, seal, unseal } from '@/lib/crypto/identifier-seal';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldOfPath } from '@/lib/forms/identifiers';
import { handleWith, isHandle, maskOf, partsOfHandle } from '@/lib/forms/mask';
import { mapInTurns } from './in-turns';
import type { Owner, Values } from './values';

/** All rows of a table's column are one place. A handle opens no stored value, and a stored value opens as no handle. */
const placeOf = (owner: Owner, path: string) => `${owner}\0handle\0${fieldOfPath(path)}`;

/**
 * Makes a handle, which an answer carries in place of an identifier and takes back: mask, colon, and the identifier encrypted
 * for this owner and field. It has only capitals and digits, which the cleaning of typed codes leaves unchanged.
 */
const handleOf = (owner: Owner, path: string, number: string) =>
  handleWith(
    maskOf(number),
    Buffer.from(seal(number, placeOf(owner, path)))
      .toString('hex')
      .toUpperCase(),
  );

/** Opens a handle; undefined for another owner or field, or when its key is gone. */
export function openHandle(owner: Owner, path: string, handle: string): string | undefined {
  const [mask, code = ''] = partsOfHandle(handle);
  const sealed = Buffer.from(code, 'hex').toString();
  if (!isSealed(sealed)) return undefined;
  try {
    const number = unseal(sealed, placeOf(owner, path));
    return maskOf(number) === mask ? number : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces identifiers in opened values by handles. */
export const withHandles = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (number, path) => handleOf(owner, path, number));

/** Replaces handles in the given values by identifiers. Keeps what is no handle of this owner and field. */
export const withoutHandles = <T extends Values>(form: FormDefinition, owner: Owner, given: T) =>
  mapInTurns(form, given, (text, path) =>
    isHandle(text) ? (openHandle(owner, path, text) ?? text) : text,
  );
