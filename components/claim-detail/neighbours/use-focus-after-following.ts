'use client';

import { useEffect, useRef } from 'react';
import type { Direction } from './neighbour-link';

// The page of the next claim is another one: this outlives the one that was left.
let followed: Direction | undefined;

/**
 * Keeps the focus on 'Next' or 'Previous' over the change of pages that it leads through, so that a
 * keyboard goes through a list by one key; at the list's end it goes to the other one.
 */
export function useFocusAfterFollowing(beside: Partial<Record<Direction, unknown>> | undefined) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!beside || !followed) return;
    const direction = beside[followed] ? followed : followed === 'next' ? 'previous' : 'next';
    followed = undefined;
    nav.current
      ?.querySelector<HTMLElement>(`[data-side=${direction}]`)
      ?.focus({ preventScroll: true });
  }, [beside]);
  return {
    nav,
    remember(direction: Direction) {
      followed = direction;
    },
  };
}
