import type { Field } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import { behaviourOf } from './kinds/behaviours';

/**
 * The kind of identifier that a field holds, or null. Identifiers are stored encrypted, shown masked and given in full only on
 * demand. A GSTIN is no such identifier, because it stands in a public register.
 */
export const identifierOf = (field: Field): IdentifierKind | null =>
  field.identifier ?? behaviourOf(field.kind).identifier;
