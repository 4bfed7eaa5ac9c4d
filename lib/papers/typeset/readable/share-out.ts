/** `part` is the part of the syllable that shows it. */
export interface Bearer {
  width: number;
  part: number;
}

/** Both may be ''; nobody sees `after`. */
export interface Said {
  own: string;
  after: string;
}

/** Readers take a glyph with such a sign for one without width, and put a space behind it. */
const isMark = (letter: string) => /\p{Mn}/u.test(letter);
const invisible = /\p{Cf}/gu;

/**
 * Shares a syllable's letters out to its glyphs in reading order; together they are the syllable. A glyph with a width gets no
 * sign that stands on another, if others can; a sign in a part of its own says nothing.
 */
export function sharedOut(syllable: string, glyphs: readonly Bearer[]): Said[] {
  const said = glyphs.map((): Said => ({ own: '', after: '' }));
  const speaking = [...glyphs.entries()].filter(([, { width, part }]) => width > 0 || part === 0);
  const letters = Array.from(syllable.replace(invisible, ''));
  // A vowel on both sides of its consonant is one letter, and can be told in two.
  const left =
    letters.length < speaking.length ? Array.from(letters.join('').normalize('NFD')) : letters;
  let last: Said | undefined;
  for (const [turn, [at, { width }]] of speaking.entries()) {
    const waiting = speaking.length - turn;
    if (last && width > 0)
      while (left[0] !== undefined && isMark(left[0]) && left.length > waiting)
        last.after += left.shift();
    last = said[at];
    if (last) last.own = left.shift() ?? '';
  }
  if (last) last.after += left.join('');
  return said.map((one, at) => together(one, glyphs[at]?.width ?? 0));
}

/** A glyph says all of it where nothing forbids that. */
function together({ own, after }: Said, width: number): Said {
  return width === 0 || !isMark(after) ? { own: own + after, after: '' } : { own, after };
}
