import { bareHeader, columnFieldsOf, fieldsByHeader } from '@/lib/forms/columns';
import {
  type CreditorType,
  creditorTypes,
  type Field,
  type FormDefinition,
} from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { isSerial, isTable } from '@/lib/forms/definitions/rows';
import { FileFault } from '@/lib/spreadsheets/fault';
import { type SheetRow, textOfCell, withoutDay } from '@/lib/spreadsheets/row';
import type { RecognisedHead } from './batch';
import { reasonHeaders } from './reason';
import { languages } from './words';

/** What the first row of a sheet says of its columns. */
export interface Head {
  /** The field of each column; null for a header that names no field. */
  fields: (Field | null)[];
  /** Whether the head has any text above this column. */
  isNamed: (column: number) => boolean;
  recognised: Omit<RecognisedHead, 'sheet'>;
}

const headersOf = ({ cells }: SheetRow) =>
  Array.from(cells, (cell) => textOfCell(withoutDay(cell)).trim());

/** How many of these headers name fields of this form. */
function knownTo(type: CreditorType, headers: readonly string[]) {
  const byHeader = fieldsByHeader(formOf(type), languages);
  return headers.filter((header) => byHeader.has(bareHeader(header))).length;
}

/** Whether a row looks like the head of a file of claims of any type. */
export const looksLikeHead = (row: SheetRow) =>
  creditorTypes.some((type) => knownTo(type, headersOf(row)) >= 2);

/**
 * Reads the head of a sheet of claims of this type. Throws {@link FileFault}: `no_header` when it names no field,
 * `wrong_template` when it fits another type better and names no field for this form's creditor, `duplicate_columns` when two
 * columns name one field.
 */
export function readHead(form: FormDefinition, row: SheetRow): Head {
  const headers = headersOf(row);
  const byHeader = fieldsByHeader(form, languages);
  const fields = headers.map((header) => byHeader.get(bareHeader(header)) ?? null);
  requireRightForm(form, headers, fields);
  requireOnce(headers, fields);
  const there = new Set(fields.map((field) => field?.name));
  const columns = headers
    .map((header, index) => ({ header, field: fields[index]?.name ?? null }))
    .filter(({ header }) => header !== '' && !reasonHeaders.has(bareHeader(header)));
  const missing = columnFieldsOf(form)
    .filter((field) => field.required && !isSerial(field) && !there.has(field.name))
    .map(({ name }) => name);
  const isNamed = (column: number) => Boolean(headers[column]);
  return { fields, isNamed, recognised: { columns, missing } };
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

/** The field of a form that is a table, if the form has one. */
export const tableOf = (form: FormDefinition) => fieldsOf(form).find(isTable);
