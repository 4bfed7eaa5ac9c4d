import type { ClaimValues } from '@/lib/forms/definitions/field';

/** A claim as a person might file it, with every field filled in. */
export interface Sample {
  values: ClaimValues;
  /** The values that a claimant who writes Hindi would write instead. */
  hindi: Readonly<Record<string, string>>;
}
