/** The default number of days after publication in which creditors may object to a list. */
export const usualObjectionDays = 7;

/** The fewest and the most days that may be set. */
export const objectionDaysRange = { min: 1, max: 90 } as const;
