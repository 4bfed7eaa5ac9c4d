/** A PAN, at least nine digits, or an amount with its signs: no name looks like this. */
const special =
  /^[a-z]{5}\d{4}[a-z]$|^\+?\d[\d ]{7,28}\d$|^\d{4}-\d{4}-\d{4}$|^₹ ?[\d,.]{1,24}$|^\d{1,3}(?:,\d{2,3}){1,7}(?:\.\d{1,2})?$/i;

/** The page sends such a text only by POST, because addresses are kept. */
export const isSpecial = (typed: string) => special.test(typed);
