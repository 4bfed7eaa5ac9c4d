import type { PresentedList } from './present';

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
