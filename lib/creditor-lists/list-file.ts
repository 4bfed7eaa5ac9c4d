import type { PresentedList } from './present';

/** A list for a file. In a file for the public, workmen and creditors in a class may have only initials. */
export interface ListFile {
  list: PresentedList;
  masked: boolean;
}

export const listFormats = ['xlsx', 'csv', 'json', 'pdf'] as const;
export type ListFormat = (typeof listFormats)[number];

/** The most lines in one PDF, since tables take memory. More lines go into further parts. */
export const linesOfPart = 1000;

/** How many PDFs a list has, at least one. */
export const partsOf = ({ rows }: Pick<PresentedList, 'rows'>) =>
  Math.max(1, Math.ceil(rows / linesOfPart));
