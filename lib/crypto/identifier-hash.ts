import { createHmac } from 'node:crypto';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { type IdentifierKind, identifierKinds } from '@/lib/forms/definitions/kind';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { currentKeys } from './identifier-keys';

export interface IdentifierHash {
  kind: IdentifierKind;
  /** 16 bytes in hexadecimal digits. */
  hash: string;
}

/** People write case, blanks, hyphens and slashes as they like. */
export const normalNumber = (text: string) => text.toUpperCase().replace(/[\s/-]/g, '');

function kindOf(kind: IdentifierKind, text: string): IdentifierKind {
  if (kind !== 'other') return kind;
  if (/^[A-Z]{5}\d{4}[A-Z]$/.test(text)) return 'pan';
  return /^\d{12}$/.test(text) ? 'aadhaar' : 'other';
}

/**
 * Gathers keyed hashes of plain identifiers, each once: the first half of an HMAC-SHA256 of kind and number. Without the key
 * nobody can try numbers until one fits.
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

/** The hashes of a number under every kind that it may be. */
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
