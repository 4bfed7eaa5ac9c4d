import type { ListFormat } from '@/lib/creditor-lists/list-file';

/** Lists of creditors. Apart from `paths`, which every page loads. */
export const listPaths = {
  console: '/ip/creditors',
  figures: '/ip/figures',
  published: '/creditors',
  lookUp: '/creditors/my-claim',
  publishedList: (number: number) => `/creditors/${number}`,
  publishedChanges: (number: number) => `/creditors/${number}/changes`,
  publishedFile: (number: number) => `/api/public/creditor-lists/${number}/download`,
} as const;

/** What its forms and links lead to in a page of a published list: the rows, which lie below the first screen of a telephone. */
export const rowsPart = 'rows';

/** Gives the address of a file of a published list. */
export const publishedFilePath = (number: number, format: ListFormat, language: string) =>
  `${listPaths.publishedFile(number)}?format=${format}${format === 'pdf' ? `&language=${language}` : ''}`;
