/** `grouped.format(123456)` is 1,23,456, as India groups counts. */
export const grouped = new Intl.NumberFormat('en-IN');
