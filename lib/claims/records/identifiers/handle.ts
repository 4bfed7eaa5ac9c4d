import { isSealed, seal, unseal } from '@/lib/crypto/identifier-seal';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldOfPath } from '@/lib/forms/identifiers';
import { handleWith, isHandle, maskOf, partsOfHandle } from '@/lib/forms/mask';
import { mapInTurns } from './in-turns';
import type { Owner, Values } from './values';

/** All rows of a table's column are one place. A handle opens no stored value, and a stored value opens as no handle. */
const placeOf = (owner: Owner, path: string) => `${owner}\0handle\0${fieldOfPath(path)}`;

/**
 * What an answer carries in place of an identifier so that it can be sent back: its mask, a colon, and the identifier encrypted
 * for this owner and field alone. Uses capitals and digits only, which the cleaning of typed codes leaves unchanged.
 */
const handleOf = (owner: Owner, path: string, number: string) =>
  handleWith(
    maskOf(number),
    Buffer.from(seal(number, placeOf(owner, path)))
      .toString('hex')
      .toUpperCase(),
  );

/** The identifier behind a handle; undefined when it is of another owner or field, or its key is gone. */
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

/** Opened values with handles in the place of identifiers. */
export const withHandles = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (number, path) => handleOf(owner, path, number));

/** The given values with identifiers in place of handles. What is not a handle of this owner and field stays unchanged. */
export const withoutHandles = <T extends Values>(form: FormDefinition, owner: Owner, given: T) =>
  mapInTurns(form, given, (text, path) =>
    isHandle(text) ? (openHandle(owner, path, text) ?? text) : text,
  );
