/** The digits of a script follow each other in Unicode, from its zero on. */
function worthOf(digit: string) {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1)))
    before += 1;
  return String(before % 10);
}

/** Writes digits of any script as 0 to 9. */
export const latinDigits = (text: string) => text.replace(/(?!\d)\p{Nd}/gu, worthOf);

/** Removes marks that nobody sees and that come along when people copy: joiners, directions, soft hyphens, byte-order marks. */
export const withoutHiddenMarks = (text: string) => text.replace(/\p{Cf}/gu, '');
