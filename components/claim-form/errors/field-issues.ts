import { serialOf, stablePath } from '@/components/claim-form/table/row-keys';
import type { Issue } from '@/lib/format/broken-rule';
import type { ClaimValues, FormDefinition, TableName } from '@/lib/forms/definitions/field';
import { fieldNamed } from '@/lib/forms/definitions/registry';
import { isTable } from '@/lib/forms/definitions/rows';
import { type Rule, rules } from '@/lib/forms/kinds/shared/rules';
import { labelOf, messageOf } from '@/lib/forms/labels';
import type { FieldProblem } from '@/lib/forms/validate';
import type { FormWords } from '@/lib/forms/words';
import type { Language } from '@/lib/i18n/language';

export interface FieldIssue extends Issue {
  /** The path that stays when rows above are removed. */
  stablePath: string;
  label: string;
}

/** The field is empty, and not filled in wrongly. */
export const isMissing = ({ rule }: Issue) => rule === 'required';

const isRule = (rule: string) => rules.some((known) => known === rule);

/** The server's issues about fields of the form. For a rule that this page does not know, it uses the server's words. */
export function fieldProblemsIn(issues: readonly Issue[], language: Language): FieldProblem[] {
  return issues
    .filter(({ path }) => path.startsWith('claimData.') && path !== 'claimData.documents')
    .map(({ path, rule, message, params }) => {
      const own = path.slice('claimData.'.length);
      const field = own.split('.').at(-1) ?? own;
      const said = language === 'en' || !isRule(rule) ? { message } : {};
      return { path: own, field, rule: rule as Rule, ...(params ? { params } : {}), ...said };
    });
}

/** `cell` names a cell of a table: a column's label with the serial number of its row. */
export function fieldIssueOf(
  words: FormWords,
  form: FormDefinition,
  values: ClaimValues,
  problem: FieldProblem,
  cell: (table: TableName, label: string, serial: string) => string,
): FieldIssue {
  const { path, field } = problem;
  const [name = '', row] = path.split('.');
  const rows = values[name];
  const label = labelOf(words, form, field);
  const table = fieldNamed(form, name);
  const serial = Array.isArray(rows) ? serialOf(rows[Number(row)]) : '';
  return {
    ...problem,
    stablePath: stablePath(values, path),
    label:
      row !== undefined && table && isTable(table)
        ? cell(table.name, label, serial || String(Number(row) + 1))
        : label,
    message: problem.message ?? messageOf(words, form, problem),
  };
}
