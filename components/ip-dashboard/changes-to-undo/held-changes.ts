import { type Deed, type Held, holdDeeds } from '@/components/claims/undo/hold';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';

/** A change of claims in the list. */
export interface ListChange extends Deed {
  /** What it does, in words: "500 claims: Rejected". */
  words: string;
  /** That it could not be done. */
  failed: string;
  /** Those chosen one by one; none where all that filters leave are changed. */
  claims: SelectedClaim[];
  /** Those that are selected again when it is taken back. */
  selected: SelectedClaim[];
  count: number;
  /** Whose it is: somebody else may sign in in this tab. */
  person: string;
}

export type HeldChange = Held<ListChange>;

/** Changes of claims of this tab that are not done yet, the oldest first. */
export const heldChanges = holdDeeds<ListChange>(({ words, claims }) =>
  [words, ...claims.map(({ id }) => id)].join(),
);

/** Whether the list is there, which tells of what failed. */
export const shown = { bar: false };

const ask = (event: Event) => event.preventDefault();

// Of many, the browser would cut the rest off: it asks before, also once the list is left.
heldChanges.subscribe(() => {
  const long = heldChanges
    .current()
    .some(({ state, claims }) => state !== 'failed' && claims.length === 0);
  if (long) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});
