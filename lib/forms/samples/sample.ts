import type { ClaimValues } from '@/lib/forms/definitions/field';

/** A claim as somebody might file it, with every field filled in. */
export interface Sample {
  values: ClaimValues;
  /** What a claimant who writes Hindi would put differently. */
  hindi: Readonly<Record<string, string>>;
}
