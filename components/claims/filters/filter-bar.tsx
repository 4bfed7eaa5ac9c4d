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
  > & {
    /** Names all claims that are pending, where the list can be filtered by that. */
    pending?: string;
  };
  /** Turns what the person typed into the search; by default they are the same. */
  onSearch?: ((search: string) => void) | undefined;
  /** On phones, what unfolds all that follows the search. */
  fold?: { open: boolean; button: ReactNode } | undefined;
  /** Further controls, after those of every list. */
  children?: ReactNode;
};

// With more filters, the search has a line of its own until the window is wide.
const wideSearch = {
  shared: 'basis-full! md:basis-64! md:grow-2!',
  alone: 'basis-full! lg:basis-64! lg:grow-2!',
};

/** The search and the filters of a list of claims. */
export function FilterBar({ list, words, onSearch, fold, children }: FilterBarProps) {
  const statuses = useTranslations('ui.status');
  const types = useTranslations('forms.creditorTypes');
  const { place, narrow } = list;
  const options: { value: StatusFilter; label: string }[] = claimStatuses.map((status) => ({
    value: status,
    label: statuses(status),
  }));
  if (words.pending) options.unshift({ value: 'pending', label: words.pending });
  return (
    <div
      data-filters={children ? '' : undefined}
      data-folded={fold?.open === false ? '' : undefined}
      className="flex flex-wrap gap-3 *:grow *:basis-36"
    >
      <div className={children ? wideSearch.alone : wideSearch.shared}>
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
          options={options}
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
