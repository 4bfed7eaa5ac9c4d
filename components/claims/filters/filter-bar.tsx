'use client';

import type { ReactNode } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { CreditorTypeFilter } from './creditor-type-filter';
import { SearchBox } from './search-box';
import { StatusFilter } from './status-filter';

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
