'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { placedIn, placeWithin } from '@/components/claims/claims-place';
import { SavedViews } from '@/components/claims/saved-views/saved-views';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { workPlaceFrom } from '@/components/claims/work-place';
import { useUser } from '@/components/shell/session/use-user';
import { may } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';

function Count({ query }: { query: string }) {
  const t = useTranslations('ip.views');
  const byAssignee = may(useUser().role, 'claim.filterByAssignee');
  const place = placeWithin(workPlaceFrom(new URLSearchParams(query)), byAssignee);
  const { data } = useQuery({ ...queries.claims({ ...place, page: 1, limit: 1 }) });
  return (
    <span className="figures text-sm text-ink-soft">
      {data ? t('count', { count: data.total, more: String(data.totalIsMore ?? false) }) : '…'}
    </span>
  );
}

export function ListViews({ list, onClose }: { list: ClaimsList; onClose: () => void }) {
  return (
    <SavedViews
      place="claims"
      path={paths.ipDashboard}
      current={placedIn('', { ...list.place, page: 1 })}
      onGo={(query) => list.narrow(workPlaceFrom(new URLSearchParams(query)))}
      onClose={onClose}
      Count={Count}
    />
  );
}
