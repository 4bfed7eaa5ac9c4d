import type { Folded, Word } from './folded';

export interface Stretch {
  start: number;
  end: number;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Tells whether the last two digits of an LEI fit (ISO 17442, by ISO/IEC 7064 mod 97-10). */
function fitsLei(lei: string) {
  let rest = 0;
  for (const sign of lei.toUpperCase())
    for (const digit of String(letters.indexOf(sign))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Tells by the text after a word whether the word ends there. */
type Ends = (found: string, next: string) => boolean;

const always: Ends = () => true;

/** Neither a decimal nor another group of an amount follows. */
const whole: Ends = (_, next) => !/^[.,:]\d/.test(next);

const inThousands: Ends = (found, next) =>
  /,\d{3}(?:\.\d{1,2})?$/.test(found) && whole(found, next);

/**
 * Words with digits that are no personal number: numbers of claims, companies and cases, dates, years, times, and amounts of
 * money. Each expression starts where a word begins and ends where a word ends.
 */
const known: readonly [expression: RegExp, ends: Ends][] = [
  [/CLM-\d{4}-\d{6,9}/iy, always],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/iy, always],
  // A CIN (Companies (Incorporation) Rules, 2014), an LEI, and the code of a bank's branch.
  [/[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}/iy, always],
  [/[A-Z0-9]{18}\d{2}/iy, (found) => fitsLei(found)],
  [/[A-Z]{4}0[A-Z0-9]{6}/y, always],
  // Days, in either order, and times.
  [/[0-3]?\d[-/.–][01]?\d[-/.–](?:19|20)\d{2}/y, (found) => isDay(found.split(/[-/.–]/))],
  [/[0-3]?\d[-/.–][01]?\d[-/.–]\d{2}/y, (found) => isDay(found.split(/[-/.–]/))],
  [
    /(?:19|20)\d{2}[-/.–][01]?\d[-/.–][0-3]?\d/y,
    (found) => isDay(found.split(/[-/.–]/).toReversed()),
  ],
  [/[0-2]?\d[:.][0-5]\d/y, (found, next) => Number.parseInt(found, 10) < 24 && whole(found, next)],
  // Years of accounts, and the numbers of cases: 1234/2024, 1234/MB/2024, 1234 of 2024.
  [/(?:19|20)\d{2} ?[-–/] ?(?:19|20)\d{2}/y, always],
  [/(?:19|20)\d{2} ?[-–/] ?\d{2}/y, always],
  [/\d{1,5}\/(?:19|20)\d{2}/y, always],
  [/\d{1,5}\/[A-Z]{1,6}\/(?:19|20)\d{2}/iy, always],
  [/\d{1,5} of (?:19|20)\d{2}/iy, always],
  // Amounts: with their currency, grouped, with decimals, or in lakh and crore.
  [/(?:Rs|INR|रु|रुपये|रूपये|₹)[ .:]{0,3}\d[\d,]{0,30}/iy, whole],
  [/(?:Rs|INR|रु|रुपये|रूपये|₹)[ .:]{0,3}\d[\d,]{0,30}\.\d{1,2}/iy, whole],
  [/\d{1,3}(?:,\d{2,3}){1,8}/y, inThousands],
  [/\d{1,3}(?:,\d{2,3}){1,8}\.\d{1,2}/y, inThousands],
  [/\d{1,16}\.\d{2}/y, whole],
  [/\d[\d,.]{0,20}\/-/y, always],
  [/\d[\d,.]{0,20} ?(?:crores?|cr|lakhs?|lacs?|करोड़|लाख|रुपये|रु)/iy, always],
];

const isDay = ([day, month]: readonly string[]) =>
  Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;

const isOfWord = (sign: string) => /[\p{L}\p{N}\p{M}]/u.test(sign);

/** Finds the words of a folded text that only look like a personal number, by {@link known}. */
export function knownWordsIn({ text }: Folded, words: readonly Word[]): Stretch[] {
  const rupees = [...text.matchAll(/₹/g)].map(({ index }) => index);
  const starts = [
    ...rupees,
    // Digits after a decimal point or comma belong to the number before it.
    ...words.map(({ start }) => start).filter((at) => !/\d[.,:]$/.test(text.slice(at - 2, at))),
  ];
  return starts.flatMap((start) =>
    known.flatMap(([expression, ends]) => {
      expression.lastIndex = start;
      const found = expression.exec(text)?.[0];
      if (found === undefined) return [];
      const end = start + found.length;
      const closed = found.endsWith('-') || !isOfWord(text.charAt(end));
      return closed && ends(found, text.slice(end, end + 2)) ? [{ start, end }] : [];
    }),
  );
}

/** Words that only say that a number follows, and not which. */
const filling = new Set(
  'no nos number numbers num id ref code dated of bearing is the नं नंबर नम्बर संख्या सं क्रमांक क्र'.split(
    ' ',
  ),
);

/** Papers whose number names no person. */
const papers = new Set(
  (
    'guarantee guarantees bg invoice invoices inv bill bills cheque cheques chq cheq dd draft lc credit receipt voucher challan ' +
    'po order orders policy registration regn diary filing appeal petition application suit fir srn isin certificate charge ' +
    'debenture debentures complaint notice letter docket utr transaction txn ' +
    'गारंटी बीजी बिल चेक चालान रसीद याचिका आदेश वाद अपील इनवॉइस पॉलिसी'
  ).split(' '),
);

/** Words for a number of a person or an account. */
const personal = new Set(
  (
    'account accounts acct acc ac phone mobile mob tel telephone cell whatsapp aadhaar aadhar uid vid uan pf esi esic employee emp ' +
    'passport voter epic licence license dl pan card ' +
    'खाता खाते खाताधारक मोबाइल फ़ोन फोन दूरभाष आधार पासपोर्ट मतदाता कर्मचारी'
  ).split(' '),
);

const far = 40;

/** Tells by the word before a place what a number there is. */
export function namedBefore({ text }: Folded, at: number): 'paper' | 'personal' | undefined {
  let end = at;
  // A number may begin before: 2023-24/0012.
  while (/[\d/–.-]/.test(text.charAt(end - 1))) end -= 1;
  const before = text
    .slice(Math.max(0, end - far), end)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('a/c', 'account')
    .replaceAll('l/c', 'lc');
  // The word belongs to an earlier number.
  const last = (before.split(/\d/).at(-1) ?? '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !filling.has(word))
    .at(-1);
  if (last === undefined) return undefined;
  if (personal.has(last)) return 'personal';
  return papers.has(last) ? 'paper' : undefined;
}
