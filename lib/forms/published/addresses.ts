import type { Word } from './folded';
import type { Stretch } from './known-words';

const setOf = (words: string) => new Set(words.split(' ').map((word) => word.normalize('NFC')));

/** Words for a house, which a number follows. */
const houses = setOf(
  'flat house plot door shop room block wing bldg building khasra h d मकान फ्लैट फ़्लैट प्लॉट भवन दुकान कमरा',
);
/** Words for a street, or a place in a town or a district. */
const places = setOf(
  'road street lane marg nagar colony vihar enclave sector phase gali galli mohalla chawl society apartment apartments layout cross ' +
    'village vill tehsil taluk taluka mandal district dist near opp opposite post रोड सड़क मार्ग गली नगर कॉलोनी विहार सेक्टर मोहल्ला ' +
    'मुहल्ला गाँव गांव ग्राम तहसील तालुका ज़िला जिला पोस्ट डाकघर सोसायटी',
);
/** Words which say that somebody lives somewhere. */
const lives = setOf('residing resides resident address lives पता निवासी');

const filling = setOf('no number code नं नंबर संख्या कोड');
const pins = setOf('pin pincode zip पिन पिनकोड');

/** In characters: the parts of one address stand no further apart. */
const near = 60;

interface Part extends Stretch {
  kind: 'house' | 'place' | 'pin' | 'lives';
  numbered: boolean;
}

function numberAfter(words: readonly Word[], at: number): Word | undefined {
  const [next, after] = words.slice(at + 1, at + 3);
  if (!next || next.gap.length > 3) return undefined;
  if (/\d/.test(next.text)) return next;
  const fills = filling.has(next.text) || next.text.length === 1;
  return fills && after && after.gap.length <= 3 && /\d/.test(after.text) ? after : undefined;
}

/** Finds a PIN code's six digits, whole or in two groups, and gives the place of the last. */
function pinAt(words: readonly Word[], at: number): number | undefined {
  const [one, two] = words.slice(at, at + 2);
  if (!one) return undefined;
  if (/^[1-9]\d{5}$/.test(one.text)) return one.end;
  const groups = /^[1-9]\d{2}$/.test(one.text) && two?.gap === ' ' && /^\d{3}$/.test(two.text);
  return groups ? two?.end : undefined;
}

function partAt(words: readonly Word[], at: number): Part | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { start, end, text, gap } = word;
  const number = houses.has(text) ? numberAfter(words, at) : undefined;
  if (number) return { kind: 'house', start, end: number.end, numbered: true };
  if (places.has(text)) return { kind: 'place', start, end, numbered: false };
  const next = words[at + 1];
  const rOf = text === 'r' && next?.gap === '/' && next.text === 'o';
  if (lives.has(text) || rOf) return { kind: 'lives', start, end, numbered: false };
  const before = words[at - 1];
  const called = pins.has(text) ? numberAfter(words, at) : undefined;
  if (called && /^\d+$/.test(called.text))
    return { kind: 'pin', start, end: called.end, numbered: true };
  const pin = pinAt(words, at);
  const follows = before && !/\d/.test(before.text) && gap.length <= 3;
  return pin !== undefined && follows
    ? { kind: 'pin', start, end: pin, numbered: true }
    : undefined;
}

/**
 * Finds what looks like a postal address: two kinds of its parts close together, one of them with a number. Passes over `known`
 * stretches, such as amounts.
 */
export function addressesIn(words: readonly Word[], known: readonly Stretch[]): Stretch[] {
  const isKnown = (part: Stretch) =>
    known.some(({ start, end }) => part.start < end && start < part.end);
  const addresses: (Stretch & { kinds: Set<Part['kind']>; numbered: boolean })[] = [];
  for (const [at] of words.entries()) {
    const part = partAt(words, at);
    if (!part || isKnown(part)) continue;
    const last = addresses.at(-1);
    if (!last || part.start - last.end > near)
      addresses.push({ ...part, kinds: new Set([part.kind]) });
    else {
      last.end = Math.max(last.end, part.end);
      last.kinds.add(part.kind);
      last.numbered ||= part.numbered;
    }
  }
  return addresses.filter(({ kinds, numbered }) => kinds.size > 1 && numbered);
}
