import type { Folded, Word } from './folded';
import type { Stretch } from './known-words';

const ends = /[\s<>(),;:@]/;

/** Addresses with their sign, with a blank beside it or none. */
function withSign({ text }: Folded): Stretch[] {
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    let start = text.charAt(index - 1) === ' ' ? index - 1 : index;
    let end = text.charAt(index + 1) === ' ' ? index + 2 : index + 1;
    const [left, right] = [start, end];
    while (start > 0 && !ends.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && !ends.test(text.charAt(end))) end += 1;
    return start < left && end > right ? [{ start, end }] : [];
  });
}

const domains = new Set(['com', 'in', 'org', 'net', 'gov', 'nic', 'co', 'edu']);

/** Addresses whose sign is spelt: asha at example dot in. */
function spelt(words: readonly Word[]): Stretch[] {
  return words.flatMap(({ text, gap }, at) => {
    const [name, host, dot, domain] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (text !== 'at' || !name || !host || gap.length > 3 || host.gap.length > 3) return [];
    const last = dot?.text === 'dot' ? domain : dot?.gap.trim() === '.' ? dot : undefined;
    return last && domains.has(last.text)
      ? [{ start: nameFrom(words, at - 1), end: last.end }]
      : [];
  });
}

/** Where the name before a sign begins: asha.devi, asha dot devi. */
function nameFrom(words: readonly Word[], at: number): number {
  const [word, before] = [words[at], words[at - 1]];
  if (!word) return 0;
  if (before?.text === 'dot' && at > 1) return nameFrom(words, at - 2);
  return before && /^[._-]$/.test(word.gap) ? nameFrom(words, at - 1) : word.start;
}

/** Where a text has addresses of mail, or of payments, which look alike. */
export const emailsIn = (whole: Folded, words: readonly Word[]): Stretch[] => [
  ...withSign(whole),
  ...spelt(words),
];
