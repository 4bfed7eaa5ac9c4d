import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { proof } from '@/lib/identity/authentication/schema';
import { maxBulkClaims } from './bulk-claims';

const standing = z.enum(['active', 'disabled'], broken('given_status'));

/**
 * What an administrator may change about a claimant, and their own proof: `disabled` is suspended, `bulkClaimLimit` null
 * is what the setting says, `from` is what they saw before.
 */
export const claimantChange = z.object({
  ...proof,
  status: z.optional(standing),
  bulkClaimLimit: z.optional(
    z.nullable(
      z
        .int(broken('whole_number', { field: 'limit' }))
        .check(
          z.minimum(1, broken('at_least', { field: 'limit', min: 1 })),
          z.maximum(maxBulkClaims, broken('at_most', { field: 'limit', max: maxBulkClaims })),
        ),
    ),
  ),
  from: z.optional(z.object({ status: standing })),
});

export type ClaimantChange = z.infer<typeof claimantChange>;
