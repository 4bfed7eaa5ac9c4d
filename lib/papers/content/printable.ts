// What turns the direction of writing, or is no letter at all; joiners stay, Devanagari needs them.
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Longer than words, addresses and numbers are, which are to be copied whole; what has no blank for longer is broken there. */
const longestWord = 48;
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

// Each character is a letter by itself; asking what are letters takes a hundred times as long.
const ascii = /^[ -~]*$/;

const breakable = (longest: number) => (word: string) => {
  if (word.length <= longest) return word;
  const letters = ascii.test(word)
    ? Array.from(word)
    : Array.from(graphemes.segment(word), ({ segment }) => segment);
  return letters.map((one, at) => (at > 0 && at % longest === 0 ? `\u200b${one}` : one)).join('');
};

/**
 * A text that somebody typed, as it can stand on a paper: on one line or several, without marks that make it read as
 * another, in words that fit into a line; `longest` is how many letters do.
 */
export const printable = (typed: string, longest = longestWord) =>
  typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\t\u2028\u2029]/g, ' ')
        .replace(unprintable, '')
        .split(' ')
        .map(breakable(longest))
        .join(' '),
    )
    .join('\n')
    .trim();
