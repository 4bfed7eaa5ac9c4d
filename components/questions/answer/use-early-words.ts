import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed into a form that the server drew while the form's own code is on its way: React may draw it anew
 * meanwhile, and then it is empty. Gives the ref for what holds the form, and what the form takes it with, once.
 */
export function useEarlyWords() {
  const holder = useRef<HTMLLIElement>(null);
  const words = useRef('');
  const taken = useRef(false);
  useLayoutEffect(() => {
    const { current: element } = holder;
    const note = () => {
      if (!taken.current) words.current = element?.querySelector('textarea')?.value ?? '';
    };
    note();
    element?.addEventListener('input', note);
    return () => element?.removeEventListener('input', note);
  }, []);
  const take = useCallback(() => {
    if (taken.current) return '';
    taken.current = true;
    return words.current;
  }, []);
  return { holder, take };
}
