/** How a line may differ between two lists; the first that applies. */
export const changeKinds = ['added', 'removed', 'moved', 'changed', 'said', 'share'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How many lines differ, in all or of one kind. */
export const countOf = (counts: Record<ChangeKind, number>, kind?: ChangeKind) =>
  kind ? counts[kind] : Object.values(counts).reduce((sum, one) => sum + one, 0);
