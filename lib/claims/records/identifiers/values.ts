import { seal, unseal } from '@/lib/crypto/identifier-seal';
import type { CreditorType, FormDefinition } from '@/lib/forms/definitions/field';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { mapInTurns } from './in-turns';

export type Values = Readonly<Record<string, unknown>>;

/** The claim or draft of values, which open nowhere else. */
export type Owner = `claim:${string}` | `draft:${string}:${CreditorType}`;

export const ofClaim = (id: string): Owner => `claim:${id}`;

export const ofDraft = (userId: string, type: CreditorType): Owner => `draft:${userId}:${type}`;

/** A field of a claim is the same place in each of its versions. */
export const placeOf = (owner: Owner, path: string) => `${owner}\0${path}`;

/** Encrypts the identifiers of values, which must be plain. */
export const sealedValues = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapIdentifiers(form, values, (text, path) => seal(text, placeOf(owner, path)));

/** Opens the identifiers of values. Throws when somebody changed one, or its key is gone. */
export const openValues = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapIdentifiers(form, values, (stored, path) => unseal(stored, placeOf(owner, path)));

/** Does {@link sealedValues}, with turns for other calls. */
export const sealInTurns = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (text, path) => seal(text, placeOf(owner, path)));

/** Does {@link openValues}, with turns for other calls. */
export const openInTurns = <T extends Values>(form: FormDefinition, owner: Owner, values: T) =>
  mapInTurns(form, values, (stored, path) => unseal(stored, placeOf(owner, path)));

/** Opens the identifier at one place of stored values. Throws like {@link openValues}. */
export const openValue = (owner: Owner, path: string, stored: string) =>
  unseal(stored, placeOf(owner, path));
