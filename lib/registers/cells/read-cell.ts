import type { Kind } from '@/lib/forms/definitions/kind';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { ReceivedBy } from '@/lib/reference/received-by';
import type { FactKind } from '@/lib/registers/facts';
import { type Cell, withoutDay } from '@/lib/spreadsheets/row';
import { formNamed } from './form-named';
import { plainCell } from './plain-cell';
import { type AroundAmount, readAmount } from './read-amount';
import { readDay } from './read-day';
import type { Reading } from './reading';

/** What the head of a column, or its other cells, tell of a cell. */
export interface Around extends AroundAmount {
  /** The column holds a day with its month first. */
  doubtful?: boolean | undefined;
}

type Read = (cell: Cell, around: Around) => Reading;

const finders = { choice: () => undefined, city: () => undefined };

/** Reads a cell as the form's input of this kind would take it. */
function asKind(kind: Exclude<Kind, 'rows'>): Read {
  const { clean, checks, parseCell } = behaviourOf(kind);
  const all = checks({ name: kind, kind });
  return (cell) => {
    const plain = plainCell(withoutDay(cell));
    if (plain === '') return { value: '' };
    if (typeof plain === 'object') return { cannot: plain.rule };
    const parsed = parseCell(plain, finders);
    if (typeof parsed === 'object') return { cannot: parsed.rule };
    const value = clean(parsed);
    for (const check of all) {
      const broken = check(value);
      if (broken) return { cannot: broken.rule, ...(broken.params && { params: broken.params }) };
    }
    return { value };
  };
}

const text: Read = (cell) => {
  const plain = plainCell(withoutDay(cell));
  if (typeof plain === 'object') return { cannot: plain.rule };
  return { value: String(plain).replace(/\s+/g, ' ').trim() };
};

const word = (cell: Cell) => {
  const read = text(cell, {});
  return 'value' in read ? read.value : '';
};

const yes = new Set('yes y true 1 related secured हाँ हां हा'.split(' '));
const no = new Set('no n false 0 unrelated unsecured non-related नहीं'.split(' '));

const yesNo: Read = (cell) => {
  const said = word(cell).toLowerCase().replace(/\.$/, '');
  if (said === '') return { value: '' };
  if (yes.has(said)) return { value: 'yes' };
  return no.has(said) ? { value: 'no' } : { cannot: 'option' };
};

const ways: readonly (readonly [ReceivedBy, readonly string[]])[] = [
  ['email', ['mail', 'online', 'electronic', 'portal', 'ईमेल', 'मेल']],
  ['post', ['post', 'courier', 'speed', 'registered', 'dak', 'डाक', 'कूरियर']],
  ['in_person', ['hand', 'person', 'physical', 'office', 'दस्ती', 'हाथ', 'स्वयं']],
];

const mode: Read = (cell) => {
  const said = word(cell).toLowerCase();
  const way = ways.find(([, words]) => words.some((one) => said.includes(one)));
  return said === '' ? { value: '' } : way ? { value: way[0] } : { cannot: 'option' };
};

const form: Read = (cell) => {
  const said = word(cell);
  const found = formNamed(said);
  return said === '' ? { value: '' } : found ? { value: found } : { cannot: 'option' };
};

const readers: Record<FactKind, Read> = {
  text,
  amount: (cell, around) => readAmount(withoutDay(cell), around),
  day: (cell, { doubtful }) => readDay(cell, doubtful),
  yesNo,
  mode,
  form,
  pan: asKind('pan'),
  aadhaar: asKind('aadhaar'),
  gstin: asKind('gstin'),
  account: asKind('accountNumber'),
  ifsc: asKind('ifsc'),
  phone: asKind('phone'),
  email: asKind('email'),
  pincode: asKind('pincode'),
};

/** Reads a cell as what its column is. Judges nothing else: what a form requires is asked later. */
export const readCell = (kind: FactKind, cell: Cell, around: Around = {}): Reading =>
  readers[kind](cell, around);
