import type { PresentedList } from '@/lib/creditor-lists/present';

/** A list as a file tells of it: for everybody, names of workmen and of creditors in a class may be initials. */
export interface ListFile {
  list: PresentedList;
  masked: boolean;
}

export const listFormats = ['xlsx', 'csv', 'json', 'pdf'] as const;
export type ListFormat = (typeof listFormats)[number];

/** So many lines are set in one PDF: tables take memory, and more come in further parts. */
export const linesOfPart = 1000;

/** How many PDFs a list is; one at least. */
export const partsOf = ({ rows }: Pick<PresentedList, 'rows'>) =>
  Math.max(1, Math.ceil(rows / linesOfPart));
