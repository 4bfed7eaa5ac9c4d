/** What may have become of a line between two lists; the first that is true of it. */
export const changeKinds = ['added', 'removed', 'moved', 'changed', 'share'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How many lines differ, all together or of one kind. */
export const countOf = (counts: Record<ChangeKind, number>, kind?: ChangeKind) =>
  kind ? counts[kind] : Object.values(counts).reduce((sum, one) => sum + one, 0);
