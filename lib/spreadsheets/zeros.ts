/** Of a number format that shows each digit of a number with zeros in front, "0000 0000", its pattern; undefined for any other. */
export function zerosOf(code: string | undefined): string | undefined {
  const pattern = code?.slice(0, 255).replace(/\\(.)|"([^"]*)"/g, '$1$2');
  return pattern && /^0[0\s/.-]*0$/.test(pattern) && !/\.0*$/.test(pattern) ? pattern : undefined;
}

/** A whole number as such a pattern shows it; others as they are. */
export function withZeros(number: number, pattern: string): string | number {
  if (!Number.isSafeInteger(number) || number < 0) return number;
  const digits = [...String(number)];
  const shown = [...pattern].reverse().map((sign) => (sign === '0' ? (digits.pop() ?? '0') : sign));
  return `${digits.join('')}${shown.reverse().join('')}`;
}
