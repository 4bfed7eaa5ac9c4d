const devanagariZero = 0x966;

/**
 * The digits of a mobile number as it was typed or pasted, at most 10: Devanagari digits become
 * Latin ones, and a pasted +91 or leading 0 falls away.
 */
export function mobileDigits(typed: string) {
  const digits = typed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/\D/g, '');
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  return digits.slice(digits.length === 11 && digits.startsWith('0') ? 1 : 0).slice(0, 10);
}
