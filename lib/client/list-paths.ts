import type { ListFormat } from '@/lib/creditor-lists/files/list-file';

/** Where lists of creditors are; apart from `paths`, which every page carries. */
export const listPaths = {
  console: '/ip/creditors',
  figures: '/ip/figures',
  published: '/creditors',
  lookUp: '/creditors/my-claim',
  publishedList: (number: number) => `/creditors/${number}`,
  publishedChanges: (number: number) => `/creditors/${number}/changes`,
  publishedFile: (number: number) => `/api/public/creditor-lists/${number}/download`,
} as const;

/** Where a file of a published list is. */
export const publishedFilePath = (number: number, format: ListFormat, language: string) =>
  `${listPaths.publishedFile(number)}?format=${format}${format === 'pdf' ? `&language=${language}` : ''}`;
