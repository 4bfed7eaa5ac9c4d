'use client';

import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListFilter from 'lucide-react/icons/list-filter';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { narrowedBy } from '@/components/claims/claims-place';
import { FilterBar } from '@/components/claims/filters/filter-bar';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { KeysButton, LayoutButton } from '@/components/ip-dashboard/layout/sheet-buttons';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { NativeSelect } from '@/components/ui/select/native-select';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { type WorkFilter, workFilterNames } from '@/lib/claims/records/work-filters';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { fullName } from '@/lib/format/person';
import { search, specialIn } from './search';
import { orders } from './sorting';

const ListViews = onDemand(async () => (await import('./list-views')).ListViews, {
  close: ({ onClose }) => onClose(),
});

export function Filters({ list, role }: { list: ClaimsList; role: Role }) {
  const t = useTranslations('ip.claims');
  const errorText = useErrorText();
  const failed = (error: unknown) =>
    toast({ variant: 'destructive', title: t('searchFailed'), description: errorText(error) });
  // The typed number or amount stays in the box as long as the list is filtered by it.
  const [typed] = useState(() => new Map<string, string>());
  const { place } = list;
  // What narrows the list is seen.
  const [unfolded, setUnfolded] = useState(() => narrowedBy(place).some((key) => key !== 'search'));
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
      byPending
      fold={{
        open: unfolded,
        button: (
          <Button
            variant="secondary"
            className="w-full"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t('unfold')}
            <ChevronDown aria-hidden="true" className={unfolded ? 'rotate-180' : ''} />
          </Button>
        ),
      }}
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
      <LayoutButton />
      <KeysButton />
    </FilterBar>
  );
}

/** Sorts where the table has no room for a header of each order. */
function SortSelect({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims');
  const { sort, order } = list.place;
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={`${sort}_${order}`}
      options={orders.map(({ key }) => ({ value: key, label: t(`sorts.${key}`) }))}
      onChange={(event) => {
        const chosen = orders.find(({ key }) => key === event.target.value);
        if (chosen) list.narrow({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}

type AssigneeFilterProps = { value: string; onChange: (assignedToId: string) => void };

function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const t = useTranslations('ip.claims');
  const { data = [] } = useQuery(queries.professionals);
  // A person who was once active may have claims; one who waits for approval cannot.
  const people = data
    .filter(({ status }) => status !== 'pending')
    .map((person) => ({ value: person.id, label: fullName(person) }));
  const options = [
    { value: 'all', label: t('allAssignees') },
    { value: 'unassigned', label: t('unassigned') },
    ...people,
  ];
  // The address may name somebody who is not in the list, or not yet.
  if (!options.some((option) => option.value === value)) {
    options.push({ value, label: t('otherAssignee') });
  }
  return (
    <NativeSelect
      aria-label={t('assignee')}
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function ViewsButton({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.views');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  return (
    <div className="basis-auto! md:grow-0!">
      <Button
        variant="secondary"
        className="h-11 w-full"
        onClick={() => setOpen(true)}
        {...hint('views')}
      >
        <Bookmark aria-hidden="true" />
        {t('title')}
      </Button>
      {open && <ListViews list={list} onClose={() => setOpen(false)} />}
    </div>
  );
}

const WorkDialog = onDemand(
  async () => (await import('@/components/ip-dashboard/work/work-dialog')).WorkDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);
const WorkChips = onDemand(
  async () => (await import('@/components/ip-dashboard/work/work-chips')).WorkChips,
);

/** Opens the filters of work. A chip names each one in use and removes it. */
function WorkFilters({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims.work');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  const narrowing = narrowedBy(list.place).filter((key): key is WorkFilter =>
    workFilterNames.some((name) => name === key),
  );
  return (
    <>
      <div className="basis-auto! md:grow-0!">
        <Button
          variant="secondary"
          className="h-11 w-full"
          onClick={() => setOpen(true)}
          {...hint('filters')}
        >
          <ListFilter aria-hidden="true" />
          {t('open')}
        </Button>
      </div>
      {narrowing.length > 0 && (
        <div data-chips="" className="order-last basis-full!">
          <WorkChips list={list} narrowing={narrowing} />
        </div>
      )}
      {open && <WorkDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
