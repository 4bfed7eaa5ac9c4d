import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { FormWords } from '@/lib/forms/words';
import { type AskedHead, askedHeads, remainder, rowOf } from './heads';

/** The words of the law for heads that are no field of a form. */
export interface HeadWords {
  remainder: (form: CreditorType) => string;
  divided: (head: AskedHead) => string;
  employee: (number: number) => string;
}

interface ClaimWithHeads {
  creditorType: CreditorType;
  claimData: Readonly<Record<string, unknown>>;
}

const nameOfRow = (rows: unknown, at: number) => {
  const name = Array.isArray(rows) ? rows[at]?.employeeName : undefined;
  return typeof name === 'string' ? name : '';
};

/**
 * A claim for naming heads that were read from this version of its form: of another version than the claim's own the rows have no
 * names, since a row may be another person's by now.
 */
export const asRead = (
  { creditorType, claimData, version }: ClaimWithHeads & { version: number },
  readVersion: number,
): ClaimWithHeads => ({ creditorType, claimData: readVersion === version ? claimData : {} });

/**
 * Makes a function that names the heads of a claim: by the form's label, by the law's word where the form has none, or by the
 * employee's number and name for a row.
 */
export const headLabelOf =
  ({ creditorType, claimData }: ClaimWithHeads, forms: FormWords, law: HeadWords) =>
  (head: string) => {
    if (head === remainder) return law.remainder(creditorType);
    const asked = askedHeads.find((one) => one === head);
    if (asked) return law.divided(asked);
    const row = rowOf(head);
    if (row === undefined) return labelOf(forms, formOf(creditorType), head);
    const name = nameOfRow(claimData.employeeDetails, row - 1);
    return [law.employee(row), name].filter(Boolean).join(' · ');
  };
