import { fitsAadhaar, fitsGstin, withAadhaarDigit } from '@/lib/forms/kinds/codes/check-digits';

// The short numbers are examples from textbooks; no Aadhaar number begins with 0 or 1, so the long ones belong to nobody.
test.each(['2363', '758722', '123456789010', '112233445564'])(
  '%s has a right Verhoeff check digit',
  (digits) => {
    expect(fitsAadhaar(digits)).toBe(true);
  },
);

const aadhaars = ['012345678906', '123456789010', '198765432107', '102030405068'];

test.each(aadhaars)('every single wrong digit of %s is detected', (digits) => {
  const wrong = [...digits].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => digits.slice(0, at) + other + digits.slice(at + 1)),
  );
  expect(wrong).toHaveLength(108);
  expect(wrong.filter(fitsAadhaar)).toEqual([]);
});

test.each(aadhaars)('every swap of two neighbouring digits of %s is detected', (digits) => {
  const wrong = [...digits.slice(1)].flatMap((digit, at) =>
    digit === digits[at] ? [] : [digits.slice(0, at) + digit + digits[at] + digits.slice(at + 2)],
  );
  expect(wrong.length).toBeGreaterThan(5);
  expect(wrong.filter(fitsAadhaar)).toEqual([]);
});

test('eleven digits get a check digit that makes them a valid Aadhaar number', () => {
  expect(withAadhaarDigit('10000000000')).toHaveLength(12);
  expect(fitsAadhaar(withAadhaarDigit('10000000000'))).toBe(true);
});

test('a GSTIN has its check character worked out over letters and digits', () => {
  expect(['27AAPFU0939F1ZV', '27AABCS1234F1ZR'].filter(fitsGstin)).toHaveLength(2);
});

test('every single wrong character of a GSTIN is detected', () => {
  const gstin = '27AABCS1234F1ZR';
  const wrong = [...gstin].flatMap((sign, at) =>
    [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      .filter((other) => other !== sign)
      .map((other) => gstin.slice(0, at) + other + gstin.slice(at + 1)),
  );
  expect(wrong.filter(fitsGstin)).toEqual([]);
});
