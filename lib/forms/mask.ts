const dots = '••••';
const leastTold = 8;

/** Gives dots and the last four characters; for a text shorter than eight only dots, because four would give too much away. */
export const maskOf = (value: string) =>
  value.length < leastTold ? dots : `${dots}${value.slice(-4)}`;

/** Tells whether `maskOf` made this text, so that it is never a number itself. */
export const isMask = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(dots);

// A masked number may end in any four characters, colons too.
const handle = /^(••••[\s\S]{0,4}):([0-9A-F]{60,})$/;

/**
 * Makes a handle: a mask, and the code by which the server recognises the number, in hexadecimal capitals; see
 * lib/claims/records/identifiers/handle.ts.
 */
export const handleWith = (mask: string, code: string) => `${mask}:${code}`;

/** Splits a handle into its mask and its code; a mask alone has no code. */
export function partsOfHandle(text: string): [mask: string, code: string | undefined] {
  const [, mask = text, code] = handle.exec(text) ?? [];
  return [mask, code];
}

/** Tells whether a text is a handle. */
export const isHandle = (text: unknown): text is string =>
  typeof text === 'string' && handle.test(text);

/** Gives the characters that a mask shows; '' when it shows none. */
export const endOfMask = (mask: string) => mask.slice(dots.length);
