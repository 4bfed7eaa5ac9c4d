'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { plainKeys } from '@/components/ui/plain-keys';
import { type ActionsIn, actionOf, type View, type ViewerAction } from './viewer-keys';

const field = 'input, textarea, select, [contenteditable=true]';

/** Answers keys wherever the focus is, but not while the person types or a dialog is open over the document. */
export function useViewerKeys<Which extends View>(
  root: RefObject<HTMLElement | null>,
  _view: Which,
  actions: ActionsIn<Which>,
) {
  const answers: Partial<Record<ViewerAction, () => void>> = actions;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    const dialog = target.closest('[role=dialog], [role=alertdialog]');
    if (dialog && !dialog.contains(root.current)) return;
    const typing = target.closest(field) !== null;
    const action = actionOf(event, { typing, plain: plainKeys.current() });
    const act = action && answers[action];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
