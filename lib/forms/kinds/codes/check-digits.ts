/** Multiplies two elements of the dihedral group of order 10, numbered as by Verhoeff. */
const product = (a: number, b: number) =>
  (a < 5 === b < 5 ? 0 : 5) + ((a < 5 ? a + b : a - b + 10) % 5);

const permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function verhoeff(digits: string) {
  let sum = 0;
  [...digits].reverse().forEach((digit, place) => {
    let value = Number(digit);
    for (let times = place % 8; times > 0; times -= 1) value = permuted[value] ?? 0;
    sum = product(sum, value);
  });
  return sum;
}

/**
 * Tells whether the last digit of an Aadhaar number fits the others; takes digits only. Finds every single wrong digit and
 * every exchange of two neighbours (J. Verhoeff, Error Detecting Decimal Codes, Mathematical Centre Tracts 29, Amsterdam 1969,
 * which UIDAI uses for Aadhaar).
 */
export const fitsAadhaar = (digits: string) => verhoeff(digits) === 0;

/** Adds the check digit to the digits of an Aadhaar number. */
export function withAadhaarDigit(digits: string) {
  const last = [...'0123456789'].find((digit) => fitsAadhaar(digits + digit));
  return digits + last;
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Tells whether the last character of a GSTIN fits the 14 before it; takes capitals and digits only. The GST Network uses
 * Luhn's formula over 36 characters instead of ten digits (ISO/IEC 7812-1, annex B, generalised).
 */
export function fitsGstin(gstin: string) {
  const sum = [...gstin.slice(0, -1)].reduce((total, sign, place) => {
    const weighed = signs.indexOf(sign) * (1 + (place % 2));
    return total + Math.floor(weighed / 36) + (weighed % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36] === gstin.at(-1);
}
