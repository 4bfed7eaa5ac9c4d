import { serialOf, stablePath } from '@/components/claim-form/table/row-keys';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { type Rule, rules } from '@/lib/forms/kinds/parts/rules';
import { labelOf, messageOf } from '@/lib/forms/labels';
import type { Problem } from '@/lib/forms/validate';
import type { FormWords } from '@/lib/forms/words';
import type { Language } from '@/lib/i18n/language';
import type { Issue } from '@/lib/platform/errors';

/** A problem found here or by the server, whose English sentence is then kept for English pages. */
export type Finding = Problem & { said?: string };

/** A finding as a person reads it. */
export interface Described {
  path: string;
  /** The path that stays when rows above are removed. */
  stablePath: string;
  label: string;
  message: string;
  missing: boolean;
}

const isRule = (rule: string) => rules.some((known) => known === rule);

/** The server's issues that are about fields of the form. A rule that this page does not know is said as the server says it. */
export function findingsFrom(issues: readonly Issue[], language: Language): Finding[] {
  return issues
    .filter(({ path }) => path.startsWith('claimData.') && path !== 'claimData.documents')
    .map(({ path, rule, message, params }) => {
      const own = path.slice('claimData.'.length);
      const field = own.split('.').at(-1) ?? own;
      const said = language === 'en' || !isRule(rule) ? { said: message } : {};
      return { path: own, field, rule: rule as Rule, ...(params ? { params } : {}), ...said };
    });
}

/** `cell` names a cell: a column's label with the serial number of its row. */
export function readFinding(
  words: FormWords,
  form: FormDefinition,
  values: ClaimValues,
  finding: Finding,
  cell: (label: string, serial: string) => string,
): Described {
  const { path, field, rule, said } = finding;
  const [name = '', row] = path.split('.');
  const rows = values[name];
  const label = labelOf(words, form, field);
  const serial = Array.isArray(rows) ? serialOf(rows[Number(row)]) : '';
  return {
    path,
    stablePath: stablePath(values, path),
    label: row === undefined ? label : cell(label, serial || String(Number(row) + 1)),
    message: said ?? messageOf(words, form, finding),
    missing: rule === 'required',
  };
}
