'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterBar } from '@/components/claims/filters/filter-bar';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { WorkFilters } from '@/components/ip-dashboard/work/work-filters';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { AssigneeFilter } from './assignee-filter';
import { search, specialIn } from './search';
import { SortSelect } from './sort-select';
import { ViewsButton } from './views-button';

export function Filters({ list, role }: { list: ClaimsList; role: Role }) {
  const t = useTranslations('ip.claims');
  const errorText = useErrorText();
  const failed = (error: unknown) =>
    toast({ variant: 'destructive', title: t('searchFailed'), description: errorText(error) });
  // What was typed for a number or an amount stays in the box for as long as the list is narrowed to it.
  const [typed] = useState(() => new Map<string, string>());
  const { place } = list;
  const searched = place.search || typed.get(specialIn(place)) || '';
  const words = {
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    status: t('status'),
    allStatuses: t('allStatuses'),
    type: t('type'),
    allTypes: t('allTypes'),
  };
  return (
    <FilterBar
      list={{ ...list, place: { ...place, search: searched } }}
      words={words}
      onSearch={(text) => search(text, list, failed, (special) => typed.set(special, text))}
    >
      {may(role, 'claim.filterByAssignee') && (
        <div>
          <AssigneeFilter
            value={place.assignedToId}
            onChange={(assignedToId) => list.narrow({ assignedToId })}
          />
        </div>
      )}
      <div className="md:hidden">
        <SortSelect list={list} />
      </div>
      <ViewsButton list={list} />
      <WorkFilters list={list} />
    </FilterBar>
  );
}
