import { z } from 'zod/mini';
import { claimFilters } from '@/lib/claims/records/schema';
import { broken } from '@/lib/format/broken-rule';
import { id } from '@/lib/format/text-schema';

export const maxChosen = 500;

const chosen = z
  .array(id('claimIdInList'), broken('claim_id_list', { field: 'claimIds' }))
  .check(
    z.minLength(1, broken('no_claims_to_export')),
    z.maxLength(maxChosen, broken('too_many_claims_to_export', { max: maxChosen })),
  );

/** Those that match the list's filters, or those chosen; without either all. Both together are invalid. */
export const reportBody = z
  .object({
    format: z.enum(['csv', 'xlsx'], broken('report_format')),
    filters: z.optional(claimFilters),
    claimIds: z.optional(chosen),
  })
  .check(
    z.refine(({ filters, claimIds }) => !(filters && claimIds), {
      path: ['claimIds'],
      error: broken('filters_or_claims'),
    }),
  );

export type ReportBody = z.infer<typeof reportBody>;
export type ReportFormat = ReportBody['format'];
