import { z } from 'zod/mini';
import { partFrom } from '@/lib/claims/deeds/part-schema';
import { bulkAssignBody, bulkStatusBody, claimFilters } from '@/lib/claims/records/schema';
import { id } from '@/lib/format/text-schema';

/** The filters of the list whose claims are selected. */
export const selectionBody = z.object({
  filters: claimFilters,
});

export const selectionStatusBody = z.object({
  from: partFrom,
  status: bulkStatusBody.shape.status,
  reviewNote: bulkStatusBody.shape.reviewNote,
});

export const selectionAssignBody = z.object({
  from: partFrom,
  assigneeId: bulkAssignBody.shape.assigneeId,
});

/** Chosen one by one, or a selection. */
export const summaryBody = z.union([
  z.object({ claimIds: bulkStatusBody.shape.claimIds }),
  z.object({ selectionId: id('selection') }),
]);
