'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useBrowserState } from '@/components/shell/use-browser-state';
import type { ListedClaim } from '@/lib/claims/records/present';
import { readSelection, saveSelection } from '@/lib/client/on-device/selected-claims';
import {
  between,
  type SelectedClaim,
  selectionFrom,
  withClaims,
  withCurrentState,
  withoutClaims,
} from './selection';

const none: ListedClaim[] = [];

/** The claims that this person has selected, on this page of the list and on others. `listed` are those on this page. */
export function useSelection(userId: string, listed: ListedClaim[]) {
  const [claims, setClaims, known] = useBrowserState(
    () => selectionFrom(readSelection(userId)),
    none,
  );
  const lastToggled = useRef('');
  useEffect(() => {
    if (known) saveSelection(userId, JSON.stringify(claims));
  }, [userId, claims, known]);
  useEffect(() => setClaims((selected) => withCurrentState(selected, listed)), [listed, setClaims]);

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
    /** With `range`, every row from the last toggled one gets the state of this one. */
    toggle(claim: ListedClaim, range: boolean) {
      const changed = range ? between(listed, lastToggled.current, claim.id) : [claim];
      lastToggled.current = claim.id;
      set(changed, !ids.has(claim.id));
    },
    page: onPage === 0 ? false : onPage === listed.length || ('indeterminate' as const),
    togglePage: () => set(listed, onPage === 0 || onPage < listed.length),
    /** Adds claims that the person may have seen a while ago. */
    add: (found: SelectedClaim[]) =>
      setClaims((before) => withCurrentState(withClaims(before, found), listed)),
    drop: (gone: string[]) => setClaims((before) => withoutClaims(before, gone)),
    clear: () => setClaims([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
