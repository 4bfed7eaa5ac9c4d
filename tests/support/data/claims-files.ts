import { headerOf, type TemplateColumn } from '@/lib/forms/columns';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import type { Language } from '@/lib/i18n/language';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import type { ReadClaim, RowProblem } from '@/lib/imports/rows/batch';
import { claimsIn } from '@/lib/imports/rows/claims-in';
import { openFile } from '@/lib/imports/rows/open-file';
import type { RowWarning } from '@/lib/imports/rows/warnings';
import { formWords } from '@/lib/imports/rows/words';

export type Table = string[][];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function membersOf(type: CreditorType, values: ClaimValues) {
  const table = fieldsOf(formOf(type)).find(({ kind }) => kind === 'rows');
  const rows = table && values[table.name];
  return Array.isArray(rows) ? rows : [];
}

/** A template of this type in which the demonstration's claim is filled in `count` times, with its employees below it. */
export function filledTemplate(type: CreditorType, language: Language = 'en', count = 1): Table {
  const columns = headerOf(formWords[language], formOf(type));
  const values = sampleValuesOf(type);
  const [first, ...others] = membersOf(type, values);
  const line = (of: (column: TemplateColumn) => string | undefined) =>
    columns.map((column) => of(column) ?? '');
  const claim = [
    line(({ field: { name } }) => first?.[name] ?? textOf(values[name])),
    ...others.map((member) => line(({ field: { name } }) => member[name])),
  ];
  return [
    columns.map(({ header }) => header),
    ...Array.from({ length: count }, () => claim).flat(),
  ];
}

/** Where the column of a field stands. */
export const columnOf = (type: CreditorType, name: string) =>
  headerOf(formWords.en, formOf(type)).findIndex(({ field }) => field.name === name);

/** Reads a file to its end, in this thread. */
export async function readAll(
  bytes: Uint8Array,
  kind: ClaimsFileKind,
  type: CreditorType,
  { emailRequired = false } = {},
) {
  const { head, recognised, rows } = await openFile(bytes, kind, type);
  const claims: ReadClaim[] = [];
  const problems: RowProblem[] = [];
  const warnings: RowWarning[] = [];
  let [count, rejected] = [0, 0];
  for await (const batch of claimsIn(rows, { form: formOf(type), head, emailRequired })) {
    claims.push(...batch.claims);
    problems.push(...batch.problems);
    warnings.push(...batch.warnings);
    count += batch.rows;
    rejected += batch.rejected;
  }
  return { recognised, claims, problems, warnings, rows: count, rejected };
}
