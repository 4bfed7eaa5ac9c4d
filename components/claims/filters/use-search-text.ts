'use client';

import { useEffect, useRef, useState } from 'react';
import { tidySearch } from '@/components/claims/claims-place';

const pauseMs = 300;

/** What is typed in a search box, handed on once the typing rests for 300 ms, or at once on Enter. */
export function useSearchText(value: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(value);
  const handedOn = useRef(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A value from elsewhere (filters cleared, the way back) shows; our own, coming round, must not
  // undo what was typed since.
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
