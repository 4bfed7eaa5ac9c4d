import { claimColumnsOf } from '@/lib/claims/deeds/filing/form';
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
  /** For claims filed for others, whose e-mail in the form names the claimant. */
  emailRequired: boolean;
  /** Called for every claim once it is judged, with its rows and its problems. */
  judged?: (rows: readonly number[], problems: readonly RowProblem[]) => void;
}

/** Without these fields a row becomes no claim. */
function mustOf({ form, emailRequired }: Wanted) {
  return emailRequired ? new Set([...mustHave(form), form.contact.email]) : mustHave(form);
}

/** An empty cell counts as the value with which the form's input starts. */
const startingValuesOf = (form: FormDefinition) =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])),
  );

/** Reads the rows below a head as claims, judged by the rules of the form, in batches of at most 500 claims. */
export async function* claimsIn(rows: AsyncIterable<SheetRow>, wanted: Wanted) {
  const { form, head } = wanted;
  const gather = gatherer(form, head, cellParser(form));
  const must = mustOf(wanted);
  const starting = startingValuesOf(form);
  const watching = watchRows(form, head);
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
      const row = claimColumnsOf(form, cleaned);
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
