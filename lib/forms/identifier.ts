import type { Field } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import { behaviourOf } from './kinds/behaviours';

/**
 * Gives the kind of identifier that a field holds, or null. The portal encrypts identifiers, shows them masked and gives them
 * in full only on demand. A GSTIN is none, because it stands in a public register.
 */
export const identifierOf = (field: Field): IdentifierKind | null =>
  field.identifier ?? behaviourOf(field.kind).identifier;
