import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { pageQuery } from '@/lib/format/list-schema';
import { text } from '@/lib/format/text-schema';
import { proof } from '@/lib/identity/authentication/schema';
import { mostClaims } from './most-claims';
import { usageSortNames } from './usage-sorts';

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

/** `disabled` suspends, a null limit means the setting, and `from` is what the administrator saw before. */
export const claimantChange = z.object({
  ...proof,
  status: z.optional(standing),
  claimLimit: claims,
  bulkClaimLimit: claims,
  from: z.optional(z.object({ status: standing })),
});

export type ClaimantChange = z.infer<typeof claimantChange>;

export const usageQuery = z.object({
  ...pageQuery.shape,
  search: z.optional(text('search', 200, 0)),
  sort: z._default(z.enum(usageSortNames, broken('sort')), 'storedBytes'),
  order: z._default(z.enum(['asc', 'desc'], broken('order')), 'desc'),
});

export type UsageQuery = z.infer<typeof usageQuery>;
