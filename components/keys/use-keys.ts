'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { plainKeys } from '@/components/ui/plain-keys';
import { deeds } from './deeds';
import type { KeyName, KeySet } from './key-set';

export type KeyHandlers<Name extends string> = Partial<Record<Name, (() => void) | undefined>>;

const takesText = (element: Element) =>
  element.matches('textarea, select, [contenteditable="true"]') ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(element.type));

/** What is open over the page has keys of its own. */
const over = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/** Does what the keys of a screen stand for; where nothing is given for one, the keystroke goes on as usual. */
export function useKeys<Name extends KeyName>(keys: KeySet<Name>, handlers: KeyHandlers<Name>) {
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

  // What goes by key can be found by name as well.
  const page = useRef({ keys, handlers });
  useEffect(() => {
    page.current = { keys, handlers };
  });
  useEffect(() => deeds.add(page), []);
}
