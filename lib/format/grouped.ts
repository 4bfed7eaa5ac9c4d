/** Counts as India groups them: `grouped.format(123456)` is 1,23,456. */
export const grouped = new Intl.NumberFormat('en-IN');
