'use client';

import { useTranslations } from 'next-intl';
import { countByStatus, type SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import { StatusBadge } from '@/components/ui/status-badge';

/** How the selected claims stand now. */
export function StatusCounts({ claims }: { claims: SelectedClaim[] }) {
  const t = useTranslations('ip.bulk');
  const counts = countByStatus(claims);
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <dt className="font-semibold">{t('standing')}</dt>
      {counts.map(({ status, count }) => (
        <dd key={status} className="flex items-center gap-1.5">
          {claims.length > 1 && <span className="figures">{count}</span>}
          <StatusBadge status={status} />
        </dd>
      ))}
    </dl>
  );
}
