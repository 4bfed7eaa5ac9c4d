import { type Deed, type Held, holdDeeds } from '@/components/claims/undo/hold';
import type { KeptSelection, SelectedClaim } from '@/components/ip-dashboard/selection/selection';

export interface ListChange extends Deed {
  /** What it does, in words: "500 claims: Rejected". */
  words: string;
  failed: string;
  /** Those chosen one by one; empty for all that the filters leave. */
  claims: SelectedClaim[];
  /** Those that are selected again when the person takes it back. */
  selected: KeptSelection;
  count: number;
  /** Whose it is: somebody else may sign in in this tab. */
  person: string;
}

export type HeldChange = Held<ListChange>;

/** This tab's changes of claims that are not done yet, oldest first. */
export const heldChanges = holdDeeds<ListChange>(({ words, claims }) =>
  [words, ...claims.map(({ id }) => id)].join(),
);

/** The list is on the page, which tells of failures. */
export const shown = { bar: false };

const ask = (event: Event) => event.preventDefault();

// The browser would cut a change of many off, so it asks before, also once the person has left the list.
heldChanges.subscribe(() => {
  const long = heldChanges
    .current()
    .some(({ state, claims }) => state !== 'failed' && claims.length === 0);
  if (long) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});
