import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { FormWords } from '@/lib/forms/words';
import { remainder } from './heads';

/** What the law calls heads that a form has no field for. */
export interface HeadWords {
  remainder: (form: CreditorType) => string;
  divided: (head: 'principal' | 'interest') => string;
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

/** Names the heads of a claim: by its form's words, by the law's where the form has none, by the employee of a row. */
export const headLabelOf =
  ({ creditorType, claimData }: ClaimWithHeads, forms: FormWords, law: HeadWords) =>
  (head: string) => {
    if (head === remainder) return law.remainder(creditorType);
    if (head === 'principal' || head === 'interest') return law.divided(head);
    const row = /^employee:(\d+)$/.exec(head)?.[1];
    if (row === undefined) return labelOf(forms, formOf(creditorType), head);
    const name = nameOfRow(claimData.employeeDetails, Number(row) - 1);
    return [law.employee(Number(row)), name].filter(Boolean).join(' · ');
  };
