import type { PresentedList, SummaryLine } from './present';

/** `masked` files, for the public, may show initials. */
export interface ListFile {
  list: PresentedList;
  masked: boolean;
}

export const listFormats = ['xlsx', 'csv', 'json', 'pdf'] as const;
export type ListFormat = (typeof listFormats)[number];

/** Tables take memory, so more lines go into further parts. */
export const linesOfPart = 1000;

/** How many PDFs a list has, at least one. */
export const partsOf = ({ rows }: Pick<PresentedList, 'rows'>) =>
  Math.max(1, Math.ceil(rows / linesOfPart));

/** The annexures in one part, each with its first and last line there. */
export function linesIn(summary: readonly SummaryLine[], part: number) {
  const [first, last] = [(part - 1) * linesOfPart, part * linesOfPart];
  let before = 0;
  return summary.flatMap((annexure) => {
    const { lines: count } = annexure;
    const from = Math.max(0, first - before);
    const to = Math.min(count, last - before);
    before += count;
    const empty = count === 0 && part === 1;
    return to > from || empty
      ? [{ annexure, from: from + 1, count: Math.max(0, to - from), ends: to === count }]
      : [];
  });
}
