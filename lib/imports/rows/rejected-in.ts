import { bareHeader } from '@/lib/forms/columns';
import type { CreditorType, Field } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { identifierOf } from '@/lib/forms/identifier';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { maskOf } from '@/lib/forms/mask';
import type { Language } from '@/lib/i18n/language';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import { type Cell, textOfCell, withoutDay } from '@/lib/spreadsheets/row';
import { writeRows } from '@/lib/spreadsheets/write';
import type { RowProblem } from './batch';
import { claimsIn } from './claims-in';
import type { Head } from './head';
import { openFile } from './open-file';
import { reasonHeader, reasonHeaders } from './reason';
import type { RowWatch } from './row-watch';
import type { ImportFields } from './schema';
import { sentenceOf } from './sentence';
import { isAmount } from './split-amount';
import { formWords } from './words';

export interface RejectedRowsRequest {
  kind: ClaimsFileKind;
  creditorType: CreditorType;
  emailRequired: boolean;
  language: Language;
  numbers: ImportFields['numbers'];
  /** What the caller also found wrong; `row` is the first row of a claim. */
  alsoRejected?: readonly RowProblem[] | undefined;
}

/** Gives the rows that become no claim, with reasons: all rows of a wrong claim, most of them without a reason of their own. */
async function findRejected(bytes: Uint8Array, wanted: RejectedRowsRequest, watch?: RowWatch) {
  const { kind, creditorType, emailRequired, language, alsoRejected = [] } = wanted;
  const form = formOf(creditorType);
  const reasons = new Map<number, string[]>();
  const besides = new Map<number, RowProblem[]>();
  for (const problem of alsoRejected)
    besides.set(problem.row, [...(besides.get(problem.row) ?? []), problem]);
  const opened = await openFile(bytes, kind, creditorType, watch);
  const judged = (rows: readonly number[], problems: readonly RowProblem[]) => {
    const all = [...problems, ...(besides.get(rows[0] ?? 0) ?? [])];
    if (all.length === 0) return;
    for (const row of rows) reasons.set(row, []);
    for (const problem of all)
      reasons.get(problem.row)?.push(sentenceOf(formWords[language], form, problem));
  };
  const batches = claimsIn(opened.rows, { form, head: opened.head, emailRequired, judged });
  for await (const _ of batches);
  return reasons;
}

/**
 * Texts that may be a PAN, and nine digits or more that may be an Aadhaar or account number, as people write them. A date has
 * eight.
 */
const likeNumbers = [
  /(?<![a-z\d])[a-z]{5}\s?\d{4}\s?[a-z](?![a-z\d])/gi,
  /\p{Nd}(?:[\s\p{P}]{0,3}\p{Nd}){8,}/gu,
];

/**
 * Masks a cell whole where its field is an identifier or its column names no field. In other cells masks what looks like a
 * number, because a rejected row may have moved by a column.
 */
function masked(field: Field | null | undefined, cell: Cell): Cell {
  const text = textOfCell(cell).trim();
  if (!text) return cell;
  if (!field || identifierOf(field)) return maskOf(text);
  const whole = text.replace(/\.\d*$/, '');
  const { unmaskedDigits = 0 } = behaviourOf(field.kind);
  const isOwn = unmaskedDigits > 0 && !/[a-z]/i.test(text);
  if (isOwn && whole.replace(/\P{Nd}/gu, '').length <= unmaskedDigits) return cell;
  const rest = likeNumbers.reduce((left, like) => left.replace(like, maskOf), text);
  return rest === text ? cell : rest;
}

/** Gives a header with what a line above it said of its amounts: the file of rejected rows leaves that line out. */
function headerOf({ fields, unitAt, unitAbove }: Head, at: number, cell: Cell): string {
  const header = textOfCell(cell).trim();
  const field = fields[at];
  const isAbove = field && isAmount(field) && unitAbove && unitAt(at) === unitAbove;
  return isAbove ? `${header} (${unitAbove.mark.replace(/[()[\]]/g, '')})` : header;
}

/**
 * Writes the rejected rows of a file unchanged into a file of the same kind, with a last column that says why. Masks
 * identifiers unless `numbers` is `full`. Reads the file twice, so that it keeps none of it in memory.
 */
export async function rejectedIn(bytes: Uint8Array, wanted: RejectedRowsRequest, watch?: RowWatch) {
  const reasons = await findRejected(bytes, wanted, watch);
  const { head, headRow, rows, delimiter } = await openFile(
    bytes,
    wanted.kind,
    wanted.creditorType,
    watch,
  );
  const headers = Array.from(headRow.cells, (cell, at) => headerOf(head, at, cell));
  // A file that already came back once has such a column.
  const kept = headers.flatMap((header, index) =>
    reasonHeaders.has(bareHeader(header)) ? [] : [index],
  );
  const pick = (cells: readonly Cell[]) => kept.map((index) => cells[index]);
  const shown = (given: Cell, index: number) => {
    const field = head.fields[index];
    const cell = field?.kind === 'date' ? given : withoutDay(given);
    return wanted.numbers === 'full' ? cell : masked(field, cell);
  };
  async function* lines(): AsyncGenerator<Cell[]> {
    yield [...pick(headers), reasonHeader[wanted.language]];
    for await (const { row, cells } of rows) {
      const why = reasons.get(row);
      if (why) yield [...pick(cells.map(shown)), why.join(' · ')];
    }
  }
  return writeRows(lines(), wanted.kind, delimiter);
}
