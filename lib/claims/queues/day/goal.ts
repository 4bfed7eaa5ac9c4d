/** The most claims that somebody can aim at in a day. */
export const mostInADay = 1000;
