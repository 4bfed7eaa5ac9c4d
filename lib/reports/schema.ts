import { z } from 'zod/mini';
import { claimsListQuery } from '@/lib/claims/schema';
import { id } from '@/lib/format/text-schema';

/** How many claims can be chosen one by one for a report. */
export const mostChosen = 500;

const chosen = z
  .array(id('A claim id'), 'claimIds must be a list of claim ids')
  .check(
    z.minLength(1, 'Choose at least one claim to export'),
    z.maxLength(mostChosen, `At most ${mostChosen} claims can be chosen for a report`),
  );

/** The claims of a report: those that filters leave, as in the list, or those chosen; without either, all. */
export const reportBody = z
  .object({
    format: z.enum(['csv', 'xlsx'], 'Choose csv or xlsx as the format'),
    filters: z.optional(z.omit(claimsListQuery, { sort: true, order: true })),
    claimIds: z.optional(chosen),
  })
  .check(
    z.refine(({ filters, claimIds }) => !(filters && claimIds), {
      path: ['claimIds'],
      error: 'Give either filters or claimIds, not both',
    }),
  );

export type ReportBody = z.infer<typeof reportBody>;
export type ReportFormat = ReportBody['format'];
