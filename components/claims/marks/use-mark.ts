'use client';

import { useEffect, useState } from 'react';
import type { Mark } from './mark-with';

const plain: Mark = (text) => text;

/** Marks what a search found. What does it comes with the first search. */
export function useMark(words: readonly string[] | undefined): Mark {
  const [mark, setMark] = useState<Mark>(() => plain);
  useEffect(() => {
    if (!words?.length) return setMark(() => plain);
    import('./mark-with').then(
      ({ markWith }) => setMark(() => markWith(words)),
      () => undefined,
    );
  }, [words]);
  return mark;
}
