'use client';

import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { maxSearchLength, tidySearch } from '@/components/claims/claims-place';
import { Input } from '@/components/ui/fields/input';

const pauseMs = 300;

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
          // Otherwise a waiting search could undo the press of a link that took the focus.
          onBlur={searchNow}
          end={<Search className="mr-3 size-4.5 text-ink-soft" aria-hidden="true" />}
        />
      </form>
    </search>
  );
}

/** The text of a search box, passed on once the person pauses for 300 ms, or at once on Enter. */
function useSearchText(value: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(value);
  const handedOn = useRef(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A value from elsewhere (cleared filters, the back button) shows; our own value, which comes back, must not undo what
  // the person has typed since.
  useEffect(() => {
    if (value === handedOn.current) return;
    handedOn.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function handOn(typed: string) {
    clearTimeout(waiting.current);
    const search = tidySearch(typed);
    if (search === handedOn.current) return;
    handedOn.current = search;
    onSearch(search);
  }

  return {
    text,
    type(typed: string) {
      setText(typed);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => handOn(typed), pauseMs);
    },
    searchNow: () => handOn(text),
  };
}
