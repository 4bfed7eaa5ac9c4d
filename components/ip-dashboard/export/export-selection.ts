import type { ReportRequest } from '@/lib/client/files/report';
import { type ClaimFilters, narrowing } from '@/lib/client/queries/queries';

export type ReportSelection =
  | { filters: Partial<ClaimFilters>; claimIds?: undefined }
  | { claimIds: string[]; filters?: undefined };

/** Gives the call that exports a selection; an empty filter, or 'all', leaves every claim. */
export function reportOf(
  format: ReportRequest['format'],
  { filters, claimIds }: ReportSelection,
): ReportRequest {
  if (claimIds) return { format, claimIds };
  return { format, filters: narrowing(filters) };
}
