'use client';

import Search from 'lucide-react/icons/search';
import { maxSearchLength } from '@/components/claims/claims-place';
import { Input } from '@/components/ui/fields/input';
import { useSearchText } from './use-search-text';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
};

export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const { text, type, searchNow } = useSearchText(value, onSearch);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <Input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          // Else a search still waiting could undo the press of a link that took the focus.
          onBlur={searchNow}
          end={<Search className="mr-3 size-4.5 text-ink-soft" aria-hidden="true" />}
        />
      </form>
    </search>
  );
}
