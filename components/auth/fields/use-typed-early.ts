'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives a field what was typed into its input, or filled in by the browser, while the page was only as the server
 * drew it: on a slow network that is for seconds, and the first redraw would empty the input again.
 * Gives the ref for the input.
 */
export function useTypedEarly(
  state: { value: string; set: (value: string) => void },
  given?: RefObject<HTMLInputElement | null>,
) {
  const own = useRef<HTMLInputElement>(null);
  const input = given ?? own;
  const first = useRef(state);
  useLayoutEffect(() => {
    const { value, set } = first.current;
    const typed = input.current?.value ?? '';
    if (typed !== value) set(typed);
  }, [input]);
  return input;
}
