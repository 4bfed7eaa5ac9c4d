import { isSealed, seal, unseal } from '@/lib/crypto/identifier-seal';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldOfPath } from '@/lib/forms/identifiers';
import { handleWith, isHandle, maskOf, partsOfHandle } from '@/lib/forms/mask';
import { mapInTurns } from './in-turns';
import type { Owner, Values } from './values';

/** A table's column is one place. Nothing that is stored opens there, and what is made for there opens nowhere else. */
const placeOf = (owner: Owner, path: string) => `${owner}\0handle\0${fieldOfPath(path)}`;

/**
 * What stands for an identifier in an answer that is to be sent back: its mask and, behind a colon, the identifier
 * encrypted for this owner and field alone. In capitals and digits, which the cleaning of typed codes leaves alone.
 */
const handleOf = (owner: Owner, path: string, number: string) =>
  handleWith(
    maskOf(number),
    Buffer.from(seal(number, placeOf(owner, path)))
      .toString('hex')
      .toUpperCase(),
  );

/** The identifier that a handle stands for; undefined for what is none of this owner and field, or whose key is gone. */
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

/** The values given with identifiers in the place of handles. What is no handle of this owner and field stays. */
export const withoutHandles = <T extends Values>(form: FormDefinition, owner: Owner, given: T) =>
  mapInTurns(form, given, (text, path) =>
    isHandle(text) ? (openHandle(owner, path, text) ?? text) : text,
  );
