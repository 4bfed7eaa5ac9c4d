import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { proof } from '@/lib/identity/authentication/schema';
import { mostClaims } from './most-claims';

const standing = z.enum(['active', 'disabled'], broken('given_status'));

const claims = z.optional(
  z.nullable(
    z
      .int(broken('whole_number', { field: 'limit' }))
      .check(
        z.minimum(1, broken('at_least', { field: 'limit', min: 1 })),
        z.maximum(mostClaims, broken('at_most', { field: 'limit', max: mostClaims })),
      ),
  ),
);

/**
 * What an administrator may change about a claimant, and their own proof: `disabled` is suspended, a limit of claims that is null
 * is what the setting says, `from` is what they saw before.
 */
export const claimantChange = z.object({
  ...proof,
  status: z.optional(standing),
  /** One by one. */
  claimLimit: claims,
  bulkClaimLimit: claims,
  from: z.optional(z.object({ status: standing })),
});

export type ClaimantChange = z.infer<typeof claimantChange>;
