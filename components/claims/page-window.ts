const maxPages = 5;

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/** Gives up to 5 pages, from two before the current one. */
export function windowFrom(page: number, pageCount: number): number[] {
  const from = Math.max(1, page - 2);
  return span(from, Math.min(pageCount, from + maxPages - 1));
}

/** Gives up to 5 pages around the current one, and if pages are left out, a gap and the last page. */
export function windowWithLast(page: number, pageCount: number): (number | 'gap')[] {
  const from = Math.max(1, Math.min(page - 2, pageCount - maxPages + 1));
  const to = Math.min(pageCount, from + maxPages - 1);
  if (to === pageCount) return span(from, to);
  return [...span(from, to), ...(to < pageCount - 1 ? (['gap'] as const) : []), pageCount];
}
