/** Each is a column of the list, with the order in which it sorts first. */
export const usageSorts = {
  name: 'asc',
  storedBytes: 'desc',
  addedToday: 'desc',
} as const satisfies Record<string, 'asc' | 'desc'>;

export type UsageSort = keyof typeof usageSorts;

export const usageSortNames = Object.keys(usageSorts) as UsageSort[];
