'use client';

import { StatusBadge } from '@/components/ui/status-badge';
import { claimStatuses } from '@/lib/reference/claim-status';

export function AuditStatus({ status }: { status: string | undefined }) {
  const known = claimStatuses.find((name) => name === status);
  if (!known) return status ?? '–';
  return (
    <span className="inline-block align-middle leading-normal">
      <StatusBadge status={known} />
    </span>
  );
}
