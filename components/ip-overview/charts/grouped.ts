/** Whole numbers as India groups them: 1,23,456. */
export const grouped = new Intl.NumberFormat('en-IN');
