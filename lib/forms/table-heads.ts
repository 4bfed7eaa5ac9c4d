import type { Field, TableField, TableName } from './definitions/field';
import { isSerial } from './definitions/rows';

/** By column, the heads that spreadsheets use besides the column's own name. */
type Heads = Readonly<Record<string, RegExp>>;

interface TableHeads {
  /** Tried in this order, each once. A pass tries only what the passes before it did not find. */
  passes: readonly Heads[];
  /** The orders of columns where no line names them; the one with all columns comes last. */
  orders: readonly (readonly string[])[];
}

const numbered = /^(?:s|sr|sl|ser)\.? ?no|^(?:sr|sl|serial|#|no)\.?$|क्रम|क्र\./i;

const tableHeads: Record<TableName, TableHeads> = {
  employeeDetails: {
    passes: [
      {
        serialNo: numbered,
        periodDue: /^(?!.*(?:amount|रकम|राशि)).*(?:period|months|from|since|अवधि|महीन|माह|कब)/i,
        totalAmountDue: /amount|dues?\b|total|wages|salary|रकम|राशि|बकाया|कुल|वेतन/i,
        identificationNumber:
          /\b(?:id|uan|pf|esi|esic|token|code|aadhaar|pan|no)\b|ident|पहचान|टोकन|आधार/i,
        employeeName: /name|employee|worker|workman|member|नाम|कर्मचारी|कामगार/i,
      },
    ],
    orders: [['employeeName', 'identificationNumber', 'totalAmountDue', 'periodDue']],
  },
  invoices: {
    passes: [
      {
        serialNo: numbered,
        invoiceNumber:
          /^(?!.*(?:date|dt|amount|amt))(?=.*(?:inv|bill|vch|voucher|ref|doc))(?=.*(?:no\b|num|#))|^(?:invoice|bill|voucher)s?$|^(?=.*(?:बिल|इनवॉइस))(?=.*(?:नं|संख्या|क्र))/i,
        invoiceDate: /^(?!.*(?:due|overdue)).*(?:date|\bdt\b)|^(?!.*(?:देय|नियत)).*(?:तारीख|दिनांक)/i,
        interestDue: /^(?!.*(?:rate|days)).*interest|ब्याज/i,
        invoiceAmount:
          /^(?!.*(?:due|pending|balance|outstanding))(?=.*(?:inv|bill|opening|gross))(?=.*(?:amount|amt|value))|^(?!.*(?:बकाया|बाकी))(?=.*बिल)(?=.*(?:राशि|रकम))/i,
        amountDue:
          /^(?!.*(?:due (?:on|date)|days|date)).*(?:due\b|dues\b|balance|outstanding|pending)|बकाया|बाकी/i,
      },
      { amountDue: /^(?:net |total )?(?:amount|amt|value)\b|^(?:राशि|रकम)/i },
    ],
    orders: [
      ['invoiceNumber', 'invoiceDate', 'amountDue'],
      ['invoiceNumber', 'invoiceDate', 'invoiceAmount', 'amountDue'],
      ['invoiceNumber', 'invoiceDate', 'invoiceAmount', 'amountDue', 'interestDue'],
    ],
  },
};

/** Gives the orders in which a table's columns may stand where no line names them; the one with all columns comes last. */
export const ordersOf = ({ name }: TableField) => tableHeads[name].orders;

/**
 * Finds the column of a table for each head, undefined for no column; null when fewer than two heads have one. `labelOf` gives
 * the columns' own names.
 */
export function columnsOfTable(
  heads: readonly string[],
  table: TableField,
  labelOf: (name: string) => string,
): (string | undefined)[] | null {
  const own = (head: string) =>
    table.columns.find(({ name }: Field) => labelOf(name).toLowerCase() === head.toLowerCase());
  const named = heads.map((head) => own(head)?.name);
  const taken = new Set(named);
  for (const pass of tableHeads[table.name].passes)
    heads.forEach((head, at) => {
      if (named[at] !== undefined || head === '') return;
      const found = Object.keys(pass).find((one) => !taken.has(one) && pass[one]?.test(head));
      named[at] = found;
      taken.add(found);
    });
  return named.filter((name) => name !== undefined).length >= 2 ? named : null;
}

/** Gives the column that names a row: the first that people fill in. */
export const namingColumn = ({ columns }: TableField) =>
  columns.find((column) => !isSerial(column))?.name ?? '';
