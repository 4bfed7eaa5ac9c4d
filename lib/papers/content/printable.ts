// Characters that change the direction of writing, or are not printable. Joiners stay, since Devanagari needs them.
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Longer than words, addresses and numbers, which must stay whole for copying. Longer text without a blank is broken here. */
const longestWord = 48;
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

// In ASCII every character is a letter. Finding letters with the segmenter takes a hundred times as long.
const ascii = /^[ -~]*$/;

const breakable = (longest: number) => (word: string) => {
  if (word.length <= longest) return word;
  const letters = ascii.test(word)
    ? Array.from(word)
    : Array.from(graphemes.segment(word), ({ segment }) => segment);
  return letters.map((one, at) => (at > 0 && at % longest === 0 ? `\u200b${one}` : one)).join('');
};

/**
 * A typed text for a paper, on one line or several: without marks that disguise it, and with words that fit into a line of
 * `longest` letters.
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
