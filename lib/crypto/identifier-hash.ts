import { createHmac } from 'node:crypto';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { type IdentifierKind, identifierKinds } from '@/lib/forms/definitions/kind';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { currentKeys } from './identifier-keys';

/** An identifier that is kept to be found when equal. */
export interface IdentifierHash {
  kind: IdentifierKind;
  /** 16 bytes in hexadecimal digits. */
  hash: string;
}

/** Case, blanks, hyphens and slashes are written or left out as people like. */
export const normalNumber = (text: string) => text.toUpperCase().replace(/[\s/-]/g, '');

/** What a field that takes any proof of identity was given. */
function kindOf(kind: IdentifierKind, text: string): IdentifierKind {
  if (kind !== 'other') return kind;
  if (/^[A-Z]{5}\d{4}[A-Z]$/.test(text)) return 'pan';
  return /^\d{12}$/.test(text) ? 'aadhaar' : 'other';
}

/**
 * Gathers the keyed hashes of identifiers, not encrypted ones, each once: the first half of an HMAC-SHA256
 * of kind and number. Without the key nobody can try numbers until one fits.
 */
export function hashGatherer() {
  const { search } = currentKeys();
  const found = new Map<string, IdentifierHash>();
  return {
    add(given: string, of: IdentifierKind) {
      const text = normalNumber(given);
      if (!text) return;
      const kind = kindOf(of, text);
      const whole = createHmac('sha256', search).update(`${kind}\0${text}`).digest('hex');
      const hash = whole.slice(0, 32);
      found.set(hash, { kind, hash });
    },
    all: (): IdentifierHash[] => [...found.values()],
  };
}

/** The hashes that a number has, whatever kind of number it is. */
export function anyKindHashes(text: string) {
  const hashes = hashGatherer();
  for (const kind of identifierKinds) hashes.add(text, kind);
  return hashes.all().map(({ hash }) => hash);
}

/** The hashes of the identifiers in these values, see {@link hashGatherer}. */
export function identifierHashes(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): IdentifierHash[] {
  const hashes = hashGatherer();
  mapIdentifiers(form, values, (text, _, kind) => {
    hashes.add(text, kind);
    return text;
  });
  return hashes.all();
}
