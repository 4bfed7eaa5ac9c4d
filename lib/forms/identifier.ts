import type { Field } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import { behaviourOf } from './kinds/behaviours';

/**
 * What a field identifies, if it holds such a number. These are stored encrypted, shown masked and told in
 * full on demand alone. A GSTIN is none: it stands in a public register.
 */
export const identifierOf = (field: Field): IdentifierKind | null =>
  field.identifier ?? behaviourOf(field.kind).identifier;
