import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { rowsIn } from '@/lib/forms/definitions/rows';
import { labelOf } from '@/lib/forms/labels';
import { namingColumn } from '@/lib/forms/table-heads';
import type { FormWords } from '@/lib/forms/words';
import { type AskedHead, askedHeads, partsOf, type RowHeadName, remainder } from './heads';

export interface HeadWords {
  remainder: (form: CreditorType) => string;
  divided: (head: AskedHead) => string;
  row: (head: RowHeadName, given: { row: number; named: 'yes' | 'no'; name: string }) => string;
}

interface ClaimWithHeads {
  creditorType: CreditorType;
  claimData: Readonly<Record<string, unknown>>;
}

/** Gives '' where nothing names the row. */
function nameOfRow({ creditorType, claimData }: ClaimWithHeads, at: number) {
  const table = tableOf(formOf(creditorType));
  const name = table && rowsIn(claimData[table.name])[at]?.[namingColumn(table)];
  return typeof name === 'string' ? name : '';
}

/** Takes the form's version into account: rows of another version have no names, since a row may be another person's by now. */
export const asRead = (
  { creditorType, claimData, version }: ClaimWithHeads & { version: number },
  readVersion: number,
): ClaimWithHeads => ({ creditorType, claimData: readVersion === version ? claimData : {} });

/** Makes a function that names heads by the form's label, by the law's word, or by a row's number and name. */
export const headLabelOf =
  (claim: ClaimWithHeads, forms: FormWords, law: HeadWords) => (head: string) => {
    const { creditorType } = claim;
    if (head === remainder) return law.remainder(creditorType);
    const asked = askedHeads.find((one) => one === head);
    if (asked) return law.divided(asked);
    const parts = partsOf(head);
    if (!parts) return labelOf(forms, formOf(creditorType), head);
    const name = nameOfRow(claim, parts.row - 1);
    return law.row(parts.name, { row: parts.row, named: name ? 'yes' : 'no', name });
  };
