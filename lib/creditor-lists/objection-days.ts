/** For how many days after a list is published its creditors may object, until an administrator says otherwise. */
export const usualObjectionDays = 7;

/** Between how many days and how many. */
export const objectionDaysRange = { min: 1, max: 90 } as const;
