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

/** Gives the address of a file of a published list. */
export const publishedFilePath = (number: number, format: ListFormat, language: string) =>
  `${listPaths.publishedFile(number)}?format=${format}${format === 'pdf' ? `&language=${language}` : ''}`;
