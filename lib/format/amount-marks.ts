import { partsOfAmount } from './amount';
import { latinDigits, withoutHiddenMarks } from './digits';
import { plainAmount } from './plain-amount';

/** Debit or credit, another currency, less than nothing, or a share. */
export type MarkKind = 'ledger' | 'currency' | 'minus' | 'percent';

export interface MarkedAmount {
  kind: MarkKind;
  mark: string;
  /** The number without the mark; null where that is none. */
  amount: string | null;
  maybeCrore: boolean;
}

const words = (kind: MarkKind, marks: string) =>
  marks.split(' ').map((mark) => [mark.normalize('NFC'), kind] as const);

/** Keys have no blanks, full stops or brackets, and are in lower case. */
const kinds: ReadonlyMap<string, MarkKind> = new Map([
  // "To" and "By" stand before the amounts of an account; banks write C and D.
  ...words('ledger', 'cr dr c d credit debit cred deb to by credits debits credited debited'),
  ...words('ledger', 'जमा नामे नाम क्रेडिट डेबिट क्रे डे ज ना'),
  ...words('currency', '$ us$ usd dollar dollars a$ aud c$ cad s$ sgd hk$ hkd nz$ nzd डॉलर'),
  ...words('currency', '€ eur euro euros यूरो £ gbp pound pounds पाउंड ¥ jpy yen cny rmb'),
  ...words('currency', 'aed dh dhs dirham dirhams sar qar omr kwd bhd chf sek nok dkk'),
  ...words('currency', 'npr pkr lkr bdt myr rm thb ฿ krw ₩ rub ₽ zar ils ₪ ngn ₦ kes usdt btc eth'),
  ...words('minus', '- − – —'),
  ...words('percent', '% प्रतिशत percent'),
]);

/** "Rs.", "only": words that add nothing to an amount. Without their full stops. */
const rupees = /^(?:₹|₨|rs|inr|rupees?|रु|रू|रुपये|रुपए|only|मात्र)+$/;

const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.:()[\]/=]/g, '');

/** The kind of a word or sign beside an amount; undefined for any other. */
export const kindOfMark = (text: string): MarkKind | undefined => kinds.get(bare(text));

/** Tells whether a word or sign says "in rupees" and nothing else. */
export const saysRupees = (text: string) => rupees.test(bare(text));

/** Leaves out what says nothing: "US $", "Rs.(", "/- Cr.". */
function markIn(side: string): string {
  const parts = side.replace(/^\/[-=]/, '').split(/[\s.()[\]₹₨]/);
  return parts.filter((part) => !saysRupees(part)).join('');
}

/** The mark that makes a number no plain rupees: "5000.00 Cr", "To 5000", "$5,000", "(5,000)", "5,000-", "5%". Null for none. */
export function markedAmount(typed: string): MarkedAmount | null {
  const text = latinDigits(withoutHiddenMarks(typed)).trim();
  const first = text.search(/\d/);
  const end = /^[\s\S]*\d/.exec(text)?.[0].length ?? 0;
  const number = text.slice(first, end);
  if (first < 0 || /[^\d\s.,]/.test(number)) return null;
  const [before, after] = [text.slice(0, first), text.slice(end)];
  const amount = plainAmount(number);
  const marked = (kind: MarkKind, mark: string): MarkedAmount => ({
    kind,
    mark,
    amount: partsOfAmount(amount) ? amount : null,
    maybeCrore: bare(mark) === 'cr',
  });
  const marks = [before, after].map(markIn);
  for (const kind of ['currency', 'ledger', 'percent', 'minus'] as const) {
    const mark = marks.find((one) => kindOfMark(one) === kind);
    if (mark !== undefined) return marked(kind, mark);
  }
  return /[([]/.test(before) && /[)\]]/.test(after) ? marked('minus', '( )') : null;
}
