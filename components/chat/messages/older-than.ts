/**
 * Of a run of messages, oldest first, gives those before `newer`, which follows it or overlaps its end. When the two do not
 * touch, because more messages came than a page holds, gives none: a gap would look like silence.
 */
export function olderThan<M extends { id: string }>(
  run: readonly M[],
  next: readonly M[],
): readonly M[] {
  const first = next[0]?.id;
  const at = run.findIndex(({ id }) => id === first);
  return at < 0 ? [] : run.slice(0, at);
}
