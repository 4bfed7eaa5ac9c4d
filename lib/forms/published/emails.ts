import type { Folded, Word } from './folded';
import type { Stretch } from './known-words';

/** An address of mail or of payments; not `sure` where the sign may stand between two names of one person. */
interface Address extends Stretch {
  sure: boolean;
}

const ends = /[\s<>(),;:@]/;

const domains = new Set(['com', 'in', 'org', 'net', 'gov', 'nic', 'co', 'edu']);

/** What addresses of payments have after the sign, at the banks and apps that most people use. */
const payments =
  /^(?:ok\w+|ybl|ibl|axl|yapl|rapl|apl|paytm|pt\w+|upi|jupiteraxis|freecharge|\w*(?:bank|sbi|hdfc|icici|axis|pnb|kotak))$/i;

const nameLike = /^[\p{L}\p{M}.’'-]+$/u;

/**
 * Tells whether words around a sign are, or may be, an address; null for two names of one person, as in Ram @ Raju. `parted`
 * says that a blank stands beside the sign.
 */
function isAddress(name: string, host: string, parted: boolean): { sure: boolean } | null {
  const domain = /\.([\p{L}\p{M}]{2,})\.?$/u.exec(host)?.[1];
  if (domain && (!parted || domains.has(domain.toLowerCase()))) return { sure: true };
  if (payments.test(host)) return { sure: true };
  if (parted) return null;
  const small = name === name.toLowerCase() && name !== name.toUpperCase();
  return !small && nameLike.test(name) && nameLike.test(host) ? null : { sure: /\d/.test(name) };
}

function withSign({ text }: Folded): Address[] {
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    let start = text.charAt(index - 1) === ' ' ? index - 1 : index;
    let end = text.charAt(index + 1) === ' ' ? index + 2 : index + 1;
    const [left, right] = [start, end];
    while (start > 0 && !ends.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && !ends.test(text.charAt(end))) end += 1;
    if (start === left || end === right) return [];
    const parted = left < index || right > index + 1;
    const is = isAddress(text.slice(start, left), text.slice(right, end), parted);
    return is ? [{ start, end, ...is }] : [];
  });
}

/** Finds addresses with a spelt sign: asha at example dot in. */
function spelt(words: readonly Word[]): Address[] {
  return words.flatMap(({ text, gap }, at) => {
    const [name, host, dot, domain] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (text !== 'at' || !name || !host || gap.length > 3 || host.gap.length > 3) return [];
    const last = dot?.text === 'dot' ? domain : dot?.gap.trim() === '.' ? dot : undefined;
    return last && domains.has(last.text)
      ? [{ start: nameFrom(words, at - 1), end: last.end, sure: true }]
      : [];
  });
}

/** Finds where the name before a sign begins: asha.devi, asha dot devi. */
function nameFrom(words: readonly Word[], at: number): number {
  const [word, before] = [words[at], words[at - 1]];
  if (!word) return 0;
  if (before?.text === 'dot' && at > 1) return nameFrom(words, at - 2);
  return before && /^[._-]$/.test(word.gap) ? nameFrom(words, at - 1) : word.start;
}

/** Finds addresses of mail and of payments in a text, which look alike. */
export const emailsIn = (whole: Folded, words: readonly Word[]): Address[] => [
  ...withSign(whole),
  ...spelt(words),
];
