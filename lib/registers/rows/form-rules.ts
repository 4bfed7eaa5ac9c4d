import type { CreditorType } from '@/lib/forms/definitions/field';
import { formNamed } from '@/lib/registers/cells/form-named';
import type { FactName } from '@/lib/registers/facts';
import type { FormRule } from '@/lib/registers/mapping';

interface Known {
  columns: readonly { at: number; fact: FactName | undefined }[];
  sheet: string;
  above: readonly string[];
}

/** Columns that may say the form, the surest first. */
const tell = ['form', 'category', 'worker'] as const satisfies readonly FactName[];

/** The rules that a register allows; a person changes, adds and removes them. */
export function formRules({ columns, sheet, above }: Known): FormRule[] {
  const rules: FormRule[] = tell.flatMap((fact) => {
    const column = columns.find((one) => one.fact === fact);
    return column ? [{ by: 'column', at: column.at, fact } as const] : [];
  });
  rules.push({ by: 'heading' });
  const ofSheet = formNamed(sheet);
  if (ofSheet) rules.push({ by: 'sheet', form: ofSheet, text: sheet });
  const title = above.find((line) => formNamed(line));
  const ofTitle = title && formNamed(title);
  if (ofTitle) rules.push({ by: 'title', form: ofTitle, text: title });
  return rules;
}

export interface FormOfRow {
  form: CreditorType;
  /** The rule that gave it. */
  by: FormRule['by'];
}

/** Gives the form of a row, or undefined where no rule tells and the portal asks. */
export function formOfRow(
  rules: readonly FormRule[],
  textAt: (at: number) => string,
  heading: CreditorType | undefined,
): FormOfRow | undefined {
  for (const rule of rules) {
    const form =
      rule.by === 'column'
        ? formNamed(textAt(rule.at))
        : rule.by === 'heading'
          ? heading
          : rule.form;
    if (form) return { form, by: rule.by };
  }
  return undefined;
}
