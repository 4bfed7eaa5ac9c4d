const dots = '••••';
const leastTold = 8;

/** The last four characters behind dots; of a number shorter than eight, which they would give away, nothing. */
export const maskOf = (value: string) =>
  value.length < leastTold ? dots : `${dots}${value.slice(-4)}`;

/** Whether a text is what `maskOf` makes, and so never a number itself. */
export const isMask = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(dots);

// The end of a number may be any four signs, colons too.
const handle = /^(••••[\s\S]{0,4}):([0-9A-F]{60,})$/;

/** A mask with what the server knows the number again by, in hexadecimal capitals; see lib/claims/identifiers/handle.ts. */
export const handleWith = (mask: string, code: string) => `${mask}:${code}`;

/** The mask of a handle, and its code; of a mask alone there is none. */
export function partsOfHandle(text: string): [mask: string, code: string | undefined] {
  const [, mask = text, code] = handle.exec(text) ?? [];
  return [mask, code];
}

/** Whether a text is a mask that carries its number. */
export const isHandle = (text: unknown): text is string =>
  typeof text === 'string' && handle.test(text);

/** The characters that a mask tells, '' when it tells none. */
export const endOfMask = (mask: string) => mask.slice(dots.length);
