// Characters that change the direction of writing, or are not printable. Joiners stay, since Devanagari needs them.
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Words, addresses and numbers are shorter and stay whole. Fewer capitals fill a line, and still fewer letters of other scripts. */
const longest = { small: 48, capitals: 32, others: 20 };
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

// In ASCII every character is a letter. Finding letters with the segmenter takes a hundred times as long.
const ascii = /^[ -~]*$/;

/** Counts letters like most of the word's: small ones, or as wide as capitals. */
function lineOf(word: string) {
  if (!ascii.test(word)) return longest.others;
  const wide = word.match(/[A-Zmw@%&]/g)?.length ?? 0;
  return wide > word.length / 2 ? longest.capitals : longest.small;
}

const breakable = (most?: number) => (word: string) => {
  const fits = most ?? lineOf(word);
  if (word.length <= fits) return word;
  const letters = ascii.test(word)
    ? Array.from(word)
    : Array.from(graphemes.segment(word), ({ segment }) => segment);
  return letters.map((one, at) => (at > 0 && at % fits === 0 ? `\u200b${one}` : one)).join('');
};

/** Makes typed text fit for a paper: no marks that disguise it, and words that fit into a line, or into one of `most` letters. */
export const printable = (typed: string, most?: number) =>
  typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\t\u2028\u2029]/g, ' ')
        .replace(unprintable, '')
        .split(' ')
        .map(breakable(most))
        .join(' '),
    )
    .join('\n')
    .trim();
