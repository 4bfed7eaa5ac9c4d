/** What a digit of any script stands for: those of one script follow each other in Unicode, from its zero on. */
function worthOf(digit: string) {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1)))
    before += 1;
  return String(before % 10);
}

/** A text with its digits, of whatever script, as 0 to 9. */
export const latinDigits = (text: string) => text.replace(/(?!\d)\p{Nd}/gu, worthOf);

/** A text without the marks that nobody sees and that come along with what is copied: joiners, directions, soft hyphens, byte-order marks. */
export const withoutHiddenMarks = (text: string) => text.replace(/\p{Cf}/gu, '');
