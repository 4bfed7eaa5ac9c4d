'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { NativeSelect } from '@/components/ui/select/native-select';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { claimStatuses } from '@/lib/reference/claim-status';
import { SearchBox } from './search-box';

type FilterBarProps = {
  list: ClaimsList;
  words: Record<
    'search' | 'searchPlaceholder' | 'status' | 'allStatuses' | 'type' | 'allTypes',
    string
  >;
  /** What a search narrows by, where it is not always what was typed. */
  onSearch?: ((search: string) => void) | undefined;
  /** Further controls, after those of every list. */
  children?: ReactNode;
};

// With further controls the search has a line of its own until the window is wide.
const wideSearch = {
  shared: 'basis-full! md:basis-64! md:grow-2!',
  alone: 'basis-full! lg:basis-64! lg:grow-2!',
};

/** The search and the filters of a list of claims. */
export function FilterBar({ list, words, onSearch, children }: FilterBarProps) {
  const { place, narrow } = list;
  return (
    <div className="flex flex-wrap gap-3 *:grow *:basis-36">
      <div className={children ? wideSearch.alone : wideSearch.shared}>
        <SearchBox
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={place.search}
          onSearch={onSearch ?? ((search) => narrow({ search }))}
        />
      </div>
      <div>
        <StatusFilter
          label={words.status}
          allLabel={words.allStatuses}
          value={place.status}
          onChange={(status) => narrow({ status })}
        />
      </div>
      <div>
        <CreditorTypeFilter
          label={words.type}
          allLabel={words.allTypes}
          value={place.creditorType}
          onChange={(creditorType) => narrow({ creditorType })}
        />
      </div>
      {children}
    </div>
  );
}

type CreditorTypeFilterProps = {
  label: string;
  allLabel: string;
  value: ClaimsPlace['creditorType'];
  onChange: (creditorType: ClaimsPlace['creditorType']) => void;
};

function CreditorTypeFilter({ label, allLabel, value, onChange }: CreditorTypeFilterProps) {
  const t = useTranslations('forms.creditorTypes');
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      options={[
        { value: 'all', label: allLabel },
        ...creditorTypes.map((type) => ({ value: type, label: t(`${type}.label`) })),
      ]}
      onChange={(event) => onChange(event.target.value as ClaimsPlace['creditorType'])}
    />
  );
}

type StatusFilterProps = {
  label: string;
  allLabel: string;
  value: ClaimsPlace['status'];
  onChange: (status: ClaimsPlace['status']) => void;
};

function StatusFilter({ label, allLabel, value, onChange }: StatusFilterProps) {
  const t = useTranslations('ui.status');
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      options={[
        { value: 'all', label: allLabel },
        ...claimStatuses.map((status) => ({ value: status, label: t(status) })),
      ]}
      onChange={(event) => onChange(event.target.value as ClaimsPlace['status'])}
    />
  );
}
