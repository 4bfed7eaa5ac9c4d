/** The list of the team gives so many accounts of each status. */
export const mostOfStatus = 2_000;
