/** Gives the pattern of a number format that puts zeros before a number, such as "0000 0000"; undefined for any other. */
export function zerosOf(code: string | undefined): string | undefined {
  const pattern = code?.slice(0, 255).replace(/\\(.)|"([^"]*)"/g, '$1$2');
  return pattern && /^0[0\s/.-]*0$/.test(pattern) && !/\.0*$/.test(pattern) ? pattern : undefined;
}

/** Writes a whole number by a pattern of {@link zerosOf}; gives any other number back unchanged. */
export function withZeros(number: number, pattern: string): string | number {
  if (!Number.isSafeInteger(number) || number < 0) return number;
  const digits = [...String(number)];
  const shown = [...pattern].reverse().map((sign) => (sign === '0' ? (digits.pop() ?? '0') : sign));
  return `${digits.join('')}${shown.reverse().join('')}`;
}
