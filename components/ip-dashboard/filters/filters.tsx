'use client';

import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/claims/filters/filter-bar';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { may, type Role } from '@/lib/access/permissions';
import { AssigneeFilter } from './assignee-filter';
import { SortSelect } from './sort-select';

export function Filters({ list, role }: { list: ClaimsList; role: Role }) {
  const t = useTranslations('ip.claims');
  const words = {
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    status: t('status'),
    allStatuses: t('allStatuses'),
    type: t('type'),
    allTypes: t('allTypes'),
  };
  return (
    <FilterBar list={list} words={words}>
      {may(role, 'claim.filterByAssignee') && (
        <div>
          <AssigneeFilter
            value={list.place.assignedToId}
            onChange={(assignedToId) => list.narrow({ assignedToId })}
          />
        </div>
      )}
      <div className="xl:hidden">
        <SortSelect list={list} />
      </div>
    </FilterBar>
  );
}
