import type { Field } from './field';
import { facetsOf } from './kinds';

/** What numbers that identify a person or an account are compared as; equal ones are found by it. */
export type IdentifierKind = 'pan' | 'aadhaar' | 'account' | 'other';

/**
 * What a field identifies, if it holds such a number. These are kept encrypted, shown masked and told in
 * full on demand alone. A GSTIN is none: it stands in a public register.
 */
export const identifierOf = (field: Field): IdentifierKind | undefined =>
  field.identifier ?? facetsOf(field.kind).identifier;
