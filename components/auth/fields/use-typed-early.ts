'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what a person or the browser put into an input before React ran, which takes seconds on a slow network: the first
 * render would empty the input. Gives the ref for the input.
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
