/** What professionals narrow their list by while they work through it, beside status, type, assignee and a search. */
export const workFilterNames = [
  'late',
  'track',
  'documents',
  'heads',
  'numbers',
  'transfer',
  'changedSince',
  'receivedFrom',
  'receivedTo',
  'amountFrom',
  'amountTo',
  'city',
  'number',
] as const;

export type WorkFilter = (typeof workFilterNames)[number];

/** As an address or a call has them; one that is left out, or empty, narrows nothing. */
export type WorkPlace = Partial<Record<WorkFilter, string>>;
