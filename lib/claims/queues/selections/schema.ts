import { z } from 'zod/mini';
import { bulkAssignBody, bulkStatusBody, claimFilters } from '@/lib/claims/records/schema';
import { broken } from '@/lib/format/broken-rule';
import { id } from '@/lib/format/text-schema';

/** The filters of the list whose claims are selected. */
export const selectionBody = z.object({
  filters: claimFilters,
});

/** Where in a selection a change goes on. */
const from = z._default(
  z
    .int(broken('whole_number', { field: 'from' }))
    .check(z.minimum(0, broken('at_least', { field: 'from', min: 0 }))),
  0,
);

export const selectionStatusBody = z.object({
  from,
  status: bulkStatusBody.shape.status,
  reviewNote: bulkStatusBody.shape.reviewNote,
});

export const selectionAssignBody = z.object({
  from,
  assigneeId: bulkAssignBody.shape.assigneeId,
});

/** Chosen one by one, or a selection. */
export const summaryBody = z.union([
  z.object({ claimIds: bulkStatusBody.shape.claimIds }),
  z.object({ selectionId: id('selection') }),
]);
