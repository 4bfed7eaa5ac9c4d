'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListedClaim } from '@/lib/claims/present';
import { readSelection, saveSelection } from '@/lib/client/selections';
import { between, selectionFrom, withClaims, withCurrentState, withoutClaims } from './selection';

/**
 * The claims this person has selected, on this page of the list and on others. `listed` are those on
 * this page.
 */
export function useSelection(userId: string, listed: ListedClaim[]) {
  const [claims, setClaims] = useState(() => selectionFrom(readSelection(userId)));
  const lastToggled = useRef('');
  useEffect(() => saveSelection(userId, JSON.stringify(claims)), [userId, claims]);
  useEffect(() => setClaims((selected) => withCurrentState(selected, listed)), [listed]);

  const ids = useMemo(() => new Set(claims.map(({ id }) => id)), [claims]);
  const onPage = listed.filter(({ id }) => ids.has(id)).length;

  function set(changed: ListedClaim[], selected: boolean) {
    setClaims((before) =>
      selected
        ? withClaims(before, changed)
        : withoutClaims(
            before,
            changed.map(({ id }) => id),
          ),
    );
  }

  return {
    claims,
    onPage,
    has: (claim: ListedClaim) => ids.has(claim.id),
    /** With `range` every row from the one toggled before becomes what this one becomes. */
    toggle(claim: ListedClaim, range: boolean) {
      const changed = range ? between(listed, lastToggled.current, claim.id) : [claim];
      lastToggled.current = claim.id;
      set(changed, !ids.has(claim.id));
    },
    page: onPage === 0 ? false : onPage === listed.length || ('indeterminate' as const),
    togglePage: () => set(listed, onPage === 0 || onPage < listed.length),
    add: (found: ListedClaim[]) => set(found, true),
    drop: (gone: string[]) => setClaims((before) => withoutClaims(before, gone)),
    clear: () => setClaims([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
