'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserState } from '@/components/shell/use-browser-state';
import type { ListedClaim } from '@/lib/claims/records/present';
import { readSelection, saveSelection } from '@/lib/client/on-device/selected-claims';
import {
  between,
  type KeptSelection,
  type SelectedClaim,
  selectionFrom,
  withClaims,
  withCurrentState,
  withoutClaims,
} from './selection';

const none: SelectedClaim[] = [];
const nothing: KeptSelection = { search: '', claims: none };

/**
 * The claims that this person has selected, on this page of the list and on others. `listed` are those on this page. A selection does not
 * outlive its `search`; what another search took away can be restored.
 */
export function useSelection(userId: string, listed: ListedClaim[], search: string) {
  const [kept, setKept, known] = useBrowserState(
    () => selectionFrom(readSelection(userId)),
    nothing,
  );
  const [lost, setLost] = useState(none);
  const claims = kept.search === search ? kept.claims : none;
  const lastToggled = useRef('');
  const change = (to: (claims: SelectedClaim[]) => SelectedClaim[]) =>
    setKept((before) => ({ search, claims: to(before.search === search ? before.claims : none) }));

  useEffect(() => {
    if (!known) return;
    if (kept.search === search || kept.claims.length === 0) {
      saveSelection(userId, JSON.stringify(kept));
      return;
    }
    setLost(kept.claims);
    setKept({ search, claims: none });
  }, [userId, kept, known, search, setKept]);
  useEffect(
    () =>
      setKept((before) => {
        const now = withCurrentState(before.claims, listed);
        return now === before.claims ? before : { ...before, claims: now };
      }),
    [listed, setKept],
  );

  const ids = useMemo(() => new Set(claims.map(({ id }) => id)), [claims]);
  const onPage = listed.filter(({ id }) => ids.has(id)).length;

  function set(changed: ListedClaim[], selected: boolean) {
    const gone = changed.map(({ id }) => id);
    change((before) => (selected ? withClaims(before, changed) : withoutClaims(before, gone)));
  }

  /** Adds claims that the person may have seen a while ago. */
  const add = (found: SelectedClaim[]) =>
    change((before) => withCurrentState(withClaims(before, found), listed));

  return {
    claims,
    /** What it belongs to. */
    search,
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
    add,
    drop: (gone: string[]) => change((before) => withoutClaims(before, gone)),
    clear: () => change(() => none),
    /** What was selected in an earlier search, since the page was opened. */
    lost,
    restore() {
      add(lost);
      setLost(none);
    },
    /** Selects claims again that were selected in a search, if it is still that one; else they can be restored. */
    giveBack: (found: KeptSelection) =>
      found.search === search ? add(found.claims) : setLost(found.claims),
  };
}

export type Selection = ReturnType<typeof useSelection>;
