const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function firstLetter(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

/** Whoever has one name has no last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** "AS" for Asha Sharma. Devanagari keeps its vowel signs: "सीरा" for सीता राव. */
export function initialsOf(person: { firstName: string; lastName: string }): string {
  return firstLetter(person.firstName) + firstLetter(person.lastName);
}
