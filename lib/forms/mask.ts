const dots = '••••';
const leastTold = 8;

/**
 * The last four characters after dots. A text shorter than eight gives dots only, because four characters would give too much
 * of it away.
 */
export const maskOf = (value: string) =>
  value.length < leastTold ? dots : `${dots}${value.slice(-4)}`;

/** Whether a text was made by `maskOf`, and so is never a number itself. */
export const isMask = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(dots);

// A masked number may end in any four characters, colons too.
const handle = /^(••••[\s\S]{0,4}):([0-9A-F]{60,})$/;

/**
 * A handle: a mask with the code by which the server recognises the number, in hexadecimal capitals; see
 * lib/claims/records/identifiers/handle.ts.
 */
export const handleWith = (mask: string, code: string) => `${mask}:${code}`;

/** The mask and the code of a handle; a mask alone has no code. */
export function partsOfHandle(text: string): [mask: string, code: string | undefined] {
  const [, mask = text, code] = handle.exec(text) ?? [];
  return [mask, code];
}

/** Whether a text is a handle: a mask with the code of its number. */
export const isHandle = (text: unknown): text is string =>
  typeof text === 'string' && handle.test(text);

/** The characters that a mask shows; '' when it shows none. */
export const endOfMask = (mask: string) => mask.slice(dots.length);
