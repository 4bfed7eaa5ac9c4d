import { seal, unseal } from '@/lib/crypto/identifier-seal';
import type { CreditorType, FormDefinition } from '@/lib/forms/definitions/field';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { mapInTurns } from './in-turns';

export type Values = Readonly<Record<string, unknown>>;

/** The claim or draft that values belong to: they open nowhere else. */
export type Owner = `claim:${string}` | `draft:${string}:${CreditorType}`;

export const ofClaim = (id: string): Owner => `claim:${id}`;

export const ofDraft = (userId: string, type: CreditorType): Owner => `draft:${userId}:${type}`;

/** The place of an identifier. A field of a claim is the same place in each of its versions. */
export const placeOf = (owner: Owner, path: string) => `${owner}\0${path}`;

/** The values with their identifiers encrypted. They must not be so already. */
export const sealedValues = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapIdentifiers(form, values, (text, path) => seal(text, placeOf(owner, path)));

/** The values with their identifiers opened. Throws when somebody changed an identifier, or its key is gone. */
export const openValues = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapIdentifiers(form, values, (stored, path) => unseal(stored, placeOf(owner, path)));

/** {@link sealedValues}, giving other calls their turn meanwhile. */
export const sealInTurns = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (text, path) => seal(text, placeOf(owner, path)));

/** {@link openValues}, giving other calls their turn meanwhile. */
export const openInTurns = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (stored, path) => unseal(stored, placeOf(owner, path)));

/** The identifier at one place of stored values. Throws like {@link openValues}. */
export const openValue = (owner: Owner, path: string, stored: string) =>
  unseal(stored, placeOf(owner, path));
