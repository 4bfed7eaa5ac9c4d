import { readAmount } from '@/lib/format/amount';
import { plainAmount } from '@/lib/format/plain-amount';
import {
  type CreditorType,
  creditorTypes,
  type FormDefinition,
  type TableField,
  type TableName,
} from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { isSerial } from '@/lib/forms/definitions/rows';
import { labelOf } from '@/lib/forms/labels';
import { columnsOfTable, namingColumn } from '@/lib/forms/table-heads';
import { languages } from './words';

/** A head that names the columns of a table inside a form, where a head of claims was expected. */
export interface ListOfRows {
  type: CreditorType;
  table: TableName;
  named: number;
}

/** Words that tell such a list from a list of creditors with a claim each: `rows` speaks for it, `others` against it. */
const speaksOf: Record<TableName, { rows: RegExp; others: RegExp }> = {
  employeeDetails: {
    rows: /employee|worker|workm[ae]n|labou?r|staff|\bemp\b|\buan\b|\besic?\b|token|wages|salary|dues?\b|कर्मचारी|कामगार|मज़दूर|मजदूर|श्रमिक|टोकन|वेतन/i,
    others:
      /creditor|claimant|vendor|supplier|party|company|firm|bank|union|organi[sz]ation|लेनदार|दावेदार|विक्रेता|कंपनी|फर्म|बैंक|यूनियन|संगठन/i,
  },
  invoices: {
    rows: /\binv|bill|vch|voucher|ref\.? ?no|pending|overdue|बिल|इनवॉइस/i,
    others: /creditor|claimant|लेनदार|दावेदार/i,
  },
};

function namedIn(headers: readonly string[], form: FormDefinition, table: TableField) {
  const found = languages.map((words) =>
    columnsOfTable(headers, table, (name) => labelOf(words, form, name)),
  );
  const serials = table.columns.filter(isSerial).map(({ name }) => name);
  const names = found.map(
    (columns) => new Set(columns?.filter((name) => name && !serials.includes(name))),
  );
  return names.reduce((one, other) => (other.size > one.size ? other : one));
}

/** Gives the list that a file of claims of this form may be, unless its head says otherwise. */
function listFor(type: CreditorType, headers: readonly string[]): ListOfRows | undefined {
  const form = formOf(type);
  const table = tableOf(form);
  if (!table) return undefined;
  const names = namedIn(headers, form, table);
  const { rows, others } = speaksOf[table.name];
  const isOther = headers.some((header) => others.test(header));
  const speaks = headers.some((header) => rows.test(header));
  const isWhole = names.has(namingColumn(table)) && table.addUp.some((name) => names.has(name));
  return isWhole && names.size >= 3 && speaks && !isOther
    ? { type, table: table.name, named: names.size }
    : undefined;
}

/** A longer text names no column. */
const longest = 60;

/** Gives the list of rows of one claim that these headers look like the head of, if any. */
export function listAbove(headers: readonly string[]): ListOfRows | undefined {
  const isRow = headers.some((header) => readAmount(plainAmount(header)) !== null);
  if (isRow) return undefined;
  const names = headers.map((header) => (header.length > longest ? '' : header));
  return creditorTypes
    .flatMap((type) => listFor(type, names) ?? [])
    .sort((one, other) => other.named - one.named)[0];
}
