import type { ListedClaim } from '@/lib/claims/records/present';
import { claimStatuses } from '@/lib/reference/claim-status';

/** A selected claim as the person last saw it; the server compares that with its present state. */
export type SelectedClaim = Pick<ListedClaim, 'id' | 'claimNumber' | 'status' | 'assignedToId'>;

/** One call changes no more claims. */
export const maxSelected = 500;

const pick = ({ id, claimNumber, status, assignedToId }: SelectedClaim): SelectedClaim => ({
  id,
  claimNumber,
  status,
  assignedToId,
});

/** Adds the claims that are not in it yet, as long as there is room. */
export function withClaims(selection: readonly SelectedClaim[], claims: readonly SelectedClaim[]) {
  const has = new Set(selection.map(({ id }) => id));
  const added = claims.filter(({ id }) => !has.has(id)).map(pick);
  return [...selection, ...added].slice(0, maxSelected);
}

export function withoutClaims(selection: readonly SelectedClaim[], ids: readonly string[]) {
  const gone = new Set(ids);
  return selection.filter(({ id }) => !gone.has(id));
}

/** Updates the claims to what the person sees now; gives the very same list when nothing changed. */
export function withCurrentState(selection: SelectedClaim[], listed: readonly SelectedClaim[]) {
  const shown = new Map(listed.map((claim) => [claim.id, claim]));
  let changed = false;
  const seen = selection.map((claim) => {
    const now = shown.get(claim.id);
    if (!now || (now.status === claim.status && now.assignedToId === claim.assignedToId))
      return claim;
    changed = true;
    return pick(now);
  });
  return changed ? seen : selection;
}

/** The claims from one row to another, with both; only the second when the first is not listed. */
export function between<Item extends { id: string }>(
  listed: readonly Item[],
  from: string,
  to: string,
) {
  const end = listed.findIndex(({ id }) => id === to);
  const start = listed.findIndex(({ id }) => id === from);
  if (end < 0) return [];
  if (start < 0) return listed.slice(end, end + 1);
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1);
}

const isSelected = (entry: unknown): entry is SelectedClaim =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'claimNumber' in entry &&
  typeof entry.claimNumber === 'string' &&
  'status' in entry &&
  claimStatuses.some((status) => status === entry.status) &&
  'assignedToId' in entry &&
  (entry.assignedToId === null || typeof entry.assignedToId === 'string');

/** The claims that somebody selected in one search of the list, which `search` names by its filters. */
export interface KeptSelection {
  search: string;
  claims: SelectedClaim[];
}

/** Reads a selection from session storage; empty without a valid one. */
export function selectionFrom(stored: string | null): KeptSelection {
  try {
    const { search, claims } = JSON.parse(stored ?? '{}');
    return { search: String(search), claims: withClaims([], claims.filter(isSelected)) };
  } catch {
    return { search: '', claims: [] };
  }
}
