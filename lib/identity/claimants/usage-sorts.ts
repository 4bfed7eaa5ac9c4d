/** What a list of accounts can be sorted by, with the order to begin with; each is a column of the list. */
export const usageSorts = {
  name: 'asc',
  storedBytes: 'desc',
  addedToday: 'desc',
} as const satisfies Record<string, 'asc' | 'desc'>;

export type UsageSort = keyof typeof usageSorts;

export const usageSortNames = Object.keys(usageSorts) as UsageSort[];
