/** How many claims a page of the professionals' list can have; the first is the default. */
export const listRows = [20, 50, 100] as const;

export type ListRows = (typeof listRows)[number];

/** Names the cookie in which a browser keeps the choice: it is about the screen, and the server reads it for the first page. */
export const listRowsKey = 'listRows';

/** A choice that anybody may have written; what is none is the default. */
export const listRowsFrom = (text: string | undefined): ListRows =>
  listRows.find((rows) => String(rows) === text) ?? listRows[0];
