const dots = '••••';
const leastTold = 8;

/** The last four characters behind dots; of a number shorter than eight, which they would give away, nothing. */
export const maskOf = (value: string) =>
  value.length < leastTold ? dots : `${dots}${value.slice(-4)}`;

/** Whether a text is what `maskOf` makes, and so never a number itself. */
export const isMask = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(dots);

/** The characters that a mask tells, '' when it tells none. */
export const endOfMask = (mask: string) => mask.slice(dots.length);
