const kinds = [
  ['pdf', /^application\/pdf$/],
  ['picture', /^image\/(png|jpeg|gif)$/],
  ['sheet', /spreadsheetml|ms-excel|^text\/csv$/],
  ['word', /wordprocessingml/],
  ['text', /^text\/plain$/],
] as const;

/** `none` can only be saved. */
export type ShownAs = (typeof kinds)[number][0] | 'none';

/** Tells how the page shows a document of this type. */
export const shownAs = (mimeType: string): ShownAs =>
  kinds.find(([, pattern]) => pattern.test(mimeType))?.[0] ?? 'none';
