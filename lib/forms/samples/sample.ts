import type { ClaimValues } from '@/lib/forms/definitions/field';

export interface Sample {
  values: ClaimValues;
  /** What a claimant who writes Hindi would enter instead. */
  hindi: Readonly<Record<string, string>>;
}
