import { rowOf } from '@/lib/claims/filing/form';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { mustHave } from '@/lib/forms/paper';
import { cleanValuesOf } from '@/lib/forms/values';
import type { SheetRow } from '@/lib/spreadsheets/row';
import type { Batch, RowProblem } from './batch';
import type { Head } from './head';
import { cellParser } from './parse-cell';
import { type Gathering, gatherer, judge } from './rows-of-claim';
import { watchRows } from './warnings';

const inBatch = 500;

const emptyBatch = (): Batch => ({
  claims: [],
  problems: [],
  rows: 0,
  rejected: 0,
  warnings: [],
});

export interface Wanted {
  form: FormDefinition;
  head: Head;
  /** Claims for others: the e-mail in the form names the claimant. */
  emailRequired: boolean;
  /** Told of every claim as it was judged: its rows, and what is wrong with them. */
  judged?: (rows: readonly number[], problems: readonly RowProblem[]) => void;
}

/** What a row cannot be a claim without. */
function mustOf({ form, emailRequired }: Wanted) {
  return emailRequired ? new Set([...mustHave(form), form.contact.email]) : mustHave(form);
}

/** What an input of the form starts with stands for a cell that was left empty. */
const startingValuesOf = (form: FormDefinition) =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])),
  );

/** The claims in the rows below a head, judged by the rules of the form; at most 500 at a time. */
export async function* claimsIn(rows: AsyncIterable<SheetRow>, wanted: Wanted) {
  const { form, head } = wanted;
  const gather = gatherer(form, head, cellParser(form));
  const must = mustOf(wanted);
  const starting = startingValuesOf(form);
  const watching = watchRows(form, head.fields);
  let batch = emptyBatch();
  let open: Gathering | undefined;

  function close() {
    if (!open) return;
    const values = { ...starting, ...gather.valuesOf(open) };
    const { problems, missing } = judge(form, open, values, must);
    wanted.judged?.(open.rows, problems);
    const count = open.rows.length;
    batch.rows += count;
    if (problems.length > 0) {
      batch.rejected += count;
      batch.problems.push(...problems);
    } else {
      const cleaned = cleanValuesOf(form, values);
      watching.claim(open.rows[0] ?? 0, cleaned);
      const claimData = {
        ...cleaned,
        requiresDocumentUpload: true,
        ...(missing.length > 0 ? { missingFields: missing } : {}),
      };
      const row = rowOf(form, cleaned);
      batch.claims.push({ row: open.rows[0] ?? 0, rows: count, values: { ...row, claimData } });
    }
    open = undefined;
  }

  for await (const row of rows) {
    if (open && gather.continues(row)) {
      watching.row(row);
      gather.add(open, row);
      continue;
    }
    close();
    if (batch.claims.length >= inBatch || batch.problems.length >= inBatch) {
      yield batch;
      batch = emptyBatch();
    }
    watching.row(row);
    open = gather.begin(row);
  }
  close();
  batch.warnings = watching.result();
  yield batch;
}
