import type { CreditorType, FieldValue } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { wordsIn } from '@/lib/i18n/words';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { type Answer, call } from '@/tests/support/http/api';
import type { TestPerson } from './people';

const words = wordsIn('en').forms;

type Changes = Record<string, string>;

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`;

const textOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

const namesOf = (type: CreditorType) =>
  fieldsOf(formOf(type)).flatMap((field) => (field.columns ?? [field]).map(({ name }) => name));

/** A csv file with labels as its header and a row for each of these: a complete claim with some changes. */
export function csvOf(type: CreditorType, rows: readonly Changes[]) {
  const form = formOf(type);
  const names = namesOf(type);
  const sample = sampleValuesOf(type);
  const head = line(names.map((name) => labelOf(words, form, name)));
  const body = rows.map((row) => line(names.map((name) => row[name] ?? textOf(sample[name]))));
  return Buffer.from(head + body.join(''));
}

/** A row with nothing but this in it. */
export const bareRow = (type: CreditorType, values: Changes): Changes => ({
  ...Object.fromEntries(namesOf(type).map((name) => [name, ''])),
  ...values,
});

/** As many rows for as many creditors: 'Creditor 1' and so on. */
export const creditors = (count: number, changes: Changes = {}): Changes[] =>
  Array.from({ length: count }, (_, i) => ({ fullName: `Creditor ${i + 1}`, ...changes }));

type BulkCall = 'check' | 'upload' | 'rejected';

interface Sending {
  /** What comes before the file in the form, and what after it. */
  before?: Record<string, string>;
  after?: Record<string, string>;
}

interface Refusal {
  code: string;
  message: string;
  issues?: { path: string; rule: string; params?: Record<string, unknown> }[];
}

/** A form with a file of claims, in the order given. */
export function bulkForm(content: Buffer, name: string, { before = {}, after = {} }: Sending = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(before)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  for (const [field, value] of Object.entries(after)) form.append(field, value);
  return form;
}

/** Sends a file of claims as this person; of Form D unless said otherwise. */
export const sendClaims = (
  person: TestPerson | null,
  to: BulkCall,
  content: Buffer,
  { name = 'claims.csv', ...sending }: Sending & { name?: string } = {},
  address = '',
): Promise<Answer<ImportAnswer & Refusal>> =>
  call('POST', `${address}/api/claims/bulk/${to}`, {
    token: person?.token,
    raw: bulkForm(content, name, { before: { creditorType: 'form_d' }, ...sending }),
  });
