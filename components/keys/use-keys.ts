'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { plainKeys } from '@/components/ui/plain-keys';
import { deeds } from './deeds';
import type { KeyName, KeySet } from './key-set';

const takesText = (element: Element) =>
  element.matches('textarea, select, [contenteditable="true"]') ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(element.type));

/** Whatever is open over the page has keys of its own. */
const over = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/** Answers the keys of a part of a screen. If a key has nothing to do at this moment, the browser gets it. */
export function useKeys<
  Name extends KeyName,
  Parts extends Record<string, readonly KeyName[]>,
  Part extends keyof Parts & string,
>(
  keys: KeySet<Name, Parts>,
  _part: Part,
  answers: Record<Parts[Part][number], (() => void) | undefined>,
) {
  const handlers: Partial<Record<KeyName, (() => void) | undefined>> = answers;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    if (target.closest(over)) return;
    const name = keys.meantBy(event, { typing: takesText(target), plain: plainKeys.current() });
    const act = name && handlers[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  // The palette finds by name what a key does.
  const page = useRef({ keys, handlers });
  useEffect(() => {
    page.current = { keys, handlers };
  });
  useEffect(() => deeds.add(page), []);
}
