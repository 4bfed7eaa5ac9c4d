/** The professionals' filters for work on a list, besides status, type, assignee and search. */
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

/** The filters as in an address or a call; one that is left out or empty does not filter. */
export type WorkPlace = Partial<Record<WorkFilter, string>>;
