import { bareHeader, fieldsByHeader, requiredColumnsOf } from '@/lib/forms/columns';
import {
  type CreditorType,
  creditorTypes,
  type Field,
  type FormDefinition,
} from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import {
  type AmountsIn,
  amountsAbove,
  type BareHead,
  type Unit,
  type UnitAt,
  withoutUnit,
} from '@/lib/registers/cells/amount-heads';
import { FileFault } from '@/lib/spreadsheets/fault';
import { isEmptyCell, type SheetRow, textOfCell, withoutDay } from '@/lib/spreadsheets/row';
import type { RecognisedHead } from './batch';
import { type Beside, besideAmounts } from './beside-amounts';
import { listAbove } from './list-of-rows';
import { reasonHeaders } from './reason';
import { isAmount } from './split-amount';
import { languages } from './words';

export interface Head {
  /** By column; null for a header that names no field. */
  fields: (Field | null)[];
  /** Tells whether the head has any text above this column. */
  isNamed: (column: number) => boolean;
  /** The unit of a column's amounts, where the head or a line above it names one. */
  unitAt: UnitAt;
  /** Where the head does not repeat what a line above it says. */
  unitAbove: Unit | undefined;
  /** The columns that say, row by row, what the amounts are. */
  beside: readonly Beside[];
  recognised: Omit<RecognisedHead, 'sheet'>;
}

const headersOf = ({ cells }: SheetRow) =>
  Array.from(cells, (cell) => textOfCell(withoutDay(cell)).trim());

/** The field that a header names, and what the header also says of its amounts. */
interface Named extends Omit<BareHead, 'name'> {
  field: Field | null;
}

function finderFor(form: FormDefinition): (header: string) => Named {
  const byHeader = fieldsByHeader(form, languages);
  return (header) => {
    const { name, ...said } = withoutUnit(header);
    const bare = byHeader.get(bareHeader(name));
    if (bare && isAmount(bare)) return { field: bare, ...said };
    const field = byHeader.get(bareHeader(header)) ?? null;
    return { field, amounts: undefined, isRupees: false };
  };
}

function knownTo(type: CreditorType, headers: readonly string[]) {
  const find = finderFor(formOf(type));
  return headers.filter((header) => find(header).field).length;
}

/** Tells whether a row looks like the head of a file of claims of any type. */
export const looksLikeHead = (row: SheetRow) =>
  creditorTypes.some((type) => knownTo(type, headersOf(row)) >= 2);

/** Tells whether a row looks like the head of a list of rows of one claim. */
export const looksLikeList = (row: SheetRow) => listAbove(headersOf(row)) !== undefined;

/** Gives the texts of a row that has at least two, with their columns; undefined for any other row. */
function textsOf(row: SheetRow) {
  const texts = headersOf(row).flatMap((text, at) => (text ? [`${at} ${bareHeader(text)}`] : []));
  return texts.length > 1 ? texts.join('\n') : undefined;
}

/** A row's first text tells of most rows that they are no head. */
const firstOf = ({ cells }: SheetRow) =>
  bareHeader(textOfCell(cells.find((cell) => !isEmptyCell(cell)) ?? '').trim());

/** Tells whether a row repeats the head, or a line above it, as programs print them on each page. */
export function comesAgain(head: SheetRow, above: readonly SheetRow[]) {
  const printed = [head, ...above].filter((row) => textsOf(row) !== undefined);
  const firsts = new Set(printed.map(firstOf));
  const known = new Set(printed.map(textsOf));
  return (row: SheetRow) => firsts.has(firstOf(row)) && known.has(textsOf(row));
}

/**
 * Reads the head of a sheet of claims of this type. Throws {@link FileFault}: `no_header` when it names no field,
 * `wrong_template` when it fits another type better and has no field for this form's creditor, `rows_of_claim` for a list of
 * rows of one claim, `duplicate_columns` when two columns name one field, and `amount_currency` or `amount_ledger` when it, or
 * a row above it, says that amounts are no rupees, or a ledger's.
 */
export function readHead(
  form: FormDefinition,
  row: SheetRow,
  above: readonly SheetRow[] = [],
): Head {
  const headers = headersOf(row);
  const named = withoutForeign(headers.map(finderFor(form)));
  const fields = named.map(({ field }) => field);
  requireRightForm(form, headers, fields);
  requireOnce(headers, fields);
  const unitAbove = unitIn(above);
  const units = named.map(
    ({ amounts, isRupees }, at) =>
      requireRupees(amounts, headers[at] ?? '') ?? (isRupees ? undefined : unitAbove),
  );
  const there = new Set(fields.map((field) => field?.name));
  const beside = besideAmounts(headers, fields);
  const isTold = (header: string, index: number) =>
    header !== '' &&
    !reasonHeaders.has(bareHeader(header)) &&
    !beside.some(({ at }) => at === index);
  const columns = headers
    .map((header, index) => ({ header, field: fields[index]?.name ?? null }))
    .filter(({ header }, index) => isTold(header, index));
  const missing = [...requiredColumnsOf(form)]
    .map(({ name }) => name)
    .filter((name) => !there.has(name));
  const isNamed = (column: number) => Boolean(headers[column]);
  return {
    fields,
    isNamed,
    unitAt: (column) => units[column],
    unitAbove,
    beside,
    recognised: { columns, missing },
  };
}

/** Leaves out columns in another currency beside one in rupees. */
function withoutForeign(named: readonly Named[]): Named[] {
  const isForeign = ({ amounts }: Named) =>
    amounts !== undefined && 'kind' in amounts && amounts.kind === 'currency';
  const inRupees = new Set(named.filter((one) => !isForeign(one)).map(({ field }) => field));
  return named.map((one) =>
    one.field && isForeign(one) && inRupees.has(one.field)
      ? { ...one, field: null, amounts: undefined }
      : one,
  );
}

/** Refuses amounts that are no rupees, as `place` says. */
function requireRupees(amounts: AmountsIn | undefined, place: string): Unit | undefined {
  if (!amounts || 'rupees' in amounts) return amounts;
  const { kind, mark } = amounts;
  throw new FileFault(kind === 'ledger' ? 'amount_ledger' : 'amount_currency', { place, mark });
}

/** Gives the unit that a line above a head names for all amounts. */
function unitIn(above: readonly SheetRow[]): Unit | undefined {
  const lines = above.flatMap(headersOf);
  const [first] = lines.flatMap((line) => requireRupees(amountsAbove(line), line) ?? []);
  return first;
}

function lacksCreditor(type: CreditorType, headers: readonly string[]) {
  const form = formOf(type);
  const find = finderFor(form);
  return !headers.some((header) => find(header).field?.name === form.creditorName);
}

function requireRightForm(
  form: FormDefinition,
  headers: readonly string[],
  fields: readonly (Field | null)[],
) {
  const known = fields.filter(Boolean).length;
  const others = creditorTypes.map((type) => ({ type, known: knownTo(type, headers) }));
  const best = others.reduce((one, other) => (other.known > one.known ? other : one));
  const lacks = !fields.some((field) => field?.name === form.creditorName);
  const list = lacks ? listAbove(headers) : undefined;
  // Without its creditor no row becomes a claim. A template tells more, even if it lost columns.
  if (list && best.known <= list.named + (lacksCreditor(best.type, headers) ? 1 : -1)) {
    const { type, table } = list;
    throw new FileFault('rows_of_claim', { type, table, letter: formOf(type).letter });
  }
  if (best.known > known && lacks) throw new FileFault('wrong_template', { type: best.type });
  if (known === 0) throw new FileFault('no_header');
}

function requireOnce(headers: readonly string[], fields: readonly (Field | null)[]) {
  const seen = new Map<string, string>();
  for (const [index, header] of headers.entries()) {
    const key = fields[index]?.name;
    if (key === undefined) continue;
    const first = seen.get(key);
    if (first !== undefined) throw new FileFault('duplicate_columns', { first, second: header });
    seen.set(key, header);
  }
}
