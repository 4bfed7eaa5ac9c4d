import { currentKeys } from '@/lib/crypto/identifier-keys';
import { keyIdOf } from '@/lib/crypto/identifier-seal';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { log } from '@/lib/platform/log';
import { type Owner, openValues, sealedValues, type Values } from './values';

/** Where a walk along ids starts. */
export const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Tells whether stored values hold a plain identifier, or one under another key than the present. */
export function isStale(form: FormDefinition, stored: Values) {
  const { id } = currentKeys();
  let stale = false;
  mapIdentifiers(form, stored, (text) => {
    stale ||= keyIdOf(text) !== id;
    return text;
  });
  return stale;
}

/** Opens stored values and encrypts them anew; null, and logged, when one does not open. */
export function resealed(form: FormDefinition, owner: Owner, stored: Values) {
  try {
    const open = openValues(form, owner, stored);
    return { open, sealed: sealedValues(form, owner, open) };
  } catch (error) {
    log.error({ err: error, owner }, 'an identifier does not open');
    return null;
  }
}
