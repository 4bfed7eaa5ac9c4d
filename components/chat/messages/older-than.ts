/**
 * Of a run of messages, oldest first, those before another run that follows on it or overlaps its end. When
 * the two do not touch (more came meanwhile than a page holds) none are: a gap would look like silence.
 */
export function olderThan<M extends { id: string }>(
  run: readonly M[],
  next: readonly M[],
): readonly M[] {
  const first = next[0]?.id;
  const at = run.findIndex(({ id }) => id === first);
  return at < 0 ? [] : run.slice(0, at);
}
