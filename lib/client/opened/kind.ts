const kinds = [
  ['pdf', /^application\/pdf$/],
  ['picture', /^image\/(png|jpeg|gif)$/],
  ['sheet', /spreadsheetml|ms-excel|^text\/csv$/],
  ['word', /wordprocessingml/],
  ['text', /^text\/plain$/],
] as const;

/** How a document is shown in the page; `none` can only be saved. */
export type ShownAs = (typeof kinds)[number][0] | 'none';

export const shownAs = (mimeType: string): ShownAs =>
  kinds.find(([, pattern]) => pattern.test(mimeType))?.[0] ?? 'none';
