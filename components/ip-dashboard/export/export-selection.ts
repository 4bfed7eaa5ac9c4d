import type { ReportRequest } from '@/lib/client/files/report';
import { type ClaimFilters, narrowing } from '@/lib/client/queries/queries';

/** What to export: the claims of a list with these filters, or these claims. */
export type ReportSelection =
  | { filters: Partial<ClaimFilters>; claimIds?: undefined }
  | { claimIds: string[]; filters?: undefined };

/** The call that exports a selection; a filter that is empty or 'all' narrows nothing. */
export function reportOf(
  format: ReportRequest['format'],
  { filters, claimIds }: ReportSelection,
): ReportRequest {
  if (claimIds) return { format, claimIds };
  return { format, filters: narrowing(filters) };
}
