'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { NativeSelect } from '@/components/ui/select/native-select';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { claimStatuses, type StatusFilter } from '@/lib/reference/claim-status';
import { SearchBox } from './search-box';

type FilterBarProps = {
  list: ClaimsList;
  words: Record<
    'search' | 'searchPlaceholder' | 'status' | 'allStatuses' | 'type' | 'allTypes',
    string
  >;
  /** The list can be filtered by all that is pending. */
  byPending?: boolean;
  /** Turns what the person typed into the search; by default they are the same. */
  onSearch?: ((search: string) => void) | undefined;
  /** On phones, what unfolds all that follows the search. */
  fold?: { open: boolean; button: ReactNode } | undefined;
  /** Further controls, after those of every list. */
  children?: ReactNode;
};

/** The search and the filters of a list of claims. */
export function FilterBar({ list, words, byPending, onSearch, fold, children }: FilterBarProps) {
  const statuses = useTranslations('ui.status');
  const types = useTranslations('forms.creditorTypes');
  const { place, narrow } = list;
  const filters: readonly StatusFilter[] = byPending
    ? ['pending', ...claimStatuses]
    : claimStatuses;
  return (
    <div
      data-filters={children ? '' : undefined}
      data-folded={fold?.open === false ? '' : undefined}
      className="flex flex-wrap gap-3 *:grow *:basis-36"
    >
      <div className={children ? 'wide-search' : 'shared-search'}>
        <SearchBox
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={place.search}
          onSearch={onSearch ?? ((search) => narrow({ search }))}
        />
      </div>
      {fold && <div className="basis-full! md:hidden">{fold.button}</div>}
      <div>
        <Filter
          label={words.status}
          allLabel={words.allStatuses}
          value={place.status}
          options={filters.map((status) => ({ value: status, label: statuses(status) }))}
          onChange={(status) => narrow({ status })}
        />
      </div>
      <div>
        <Filter
          label={words.type}
          allLabel={words.allTypes}
          value={place.creditorType}
          options={creditorTypes.map((type) => ({ value: type, label: types(`${type}.label`) }))}
          onChange={(creditorType) => narrow({ creditorType })}
        />
      </div>
      {children}
    </div>
  );
}

type FilterProps<Value extends string> = {
  label: string;
  allLabel: string;
  value: Value | 'all';
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | 'all') => void;
};

function Filter<Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterProps<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      options={[{ value: 'all', label: allLabel }, ...options]}
      onChange={(event) => onChange(event.target.value as Value | 'all')}
    />
  );
}
