import type { FormDefinition } from '@/lib/forms/definitions/field';
import type { Rule } from '@/lib/forms/kinds/shared/rules';
import { wordsIn } from '@/lib/i18n/words';
import type { Batch, RowProblem } from '@/lib/imports/rows/batch';
import { sentenceOf } from '@/lib/imports/rows/sentence';
import type { RowWarning } from '@/lib/imports/rows/warnings';
import type { ImportAnswer } from './answer';

const maxErrors = 1000;
const maxGroups = 50;
const rowsOfGroup = 10;

interface Group {
  problem: RowProblem;
  count: number;
  rows: number[];
}

/** A claim by its first row, and the number of rows it was read from. */
export interface RowsOfClaim {
  row: number;
  rows: number;
}

export type ImportSummary = ReturnType<typeof startImportSummary>;

/** Counts a file's rows and gathers what is wrong with them; keeps a limited number of errors, whatever the size of the file. */
export function startImportSummary(form: FormDefinition) {
  let first: RowProblem[] = [];
  let [rows, failed, errorCount] = [0, 0, 0];
  const groups = new Map<string, Group>();
  const refused: RowProblem[] = [];
  const warnings: RowWarning[] = [];

  function keepFirst() {
    first = first.sort((one, other) => one.row - other.row).slice(0, maxErrors);
  }
  function add(problem: RowProblem) {
    errorCount += 1;
    first.push(problem);
    if (first.length >= 2 * maxErrors) keepFirst();
    const key = JSON.stringify([problem.field, problem.rule, problem.params]);
    const group = groups.get(key) ?? { problem, count: 0, rows: [] };
    group.count += 1;
    if (group.rows.length < rowsOfGroup) group.rows.push(problem.row);
    groups.set(key, group);
  }
  const wrong = (problem: RowProblem) => ({
    error: sentenceOf(wordsIn('en').forms, form, problem),
    ...(problem.field ? { field: problem.field } : {}),
    rule: problem.rule,
    ...(problem.params ? { params: problem.params } : {}),
  });

  return {
    /** Claims that were refused although the reader found nothing wrong with them. */
    refused,
    count(batch: Pick<Batch, 'rows' | 'rejected' | 'problems' | 'warnings'>) {
      warnings.push(...batch.warnings);
      rows += batch.rows;
      failed += batch.rejected;
      batch.problems.forEach(add);
    },
    /** Adds claims that were read but cannot be filed. */
    refuse(claims: readonly RowsOfClaim[], field: string, rule: Rule) {
      for (const claim of claims) {
        const problem = { row: claim.row, field, rule };
        failed += claim.rows;
        refused.push(problem);
        add(problem);
      }
    },
    result(): Pick<
      ImportAnswer,
      'rows' | 'failed' | 'errors' | 'errorCount' | 'groups' | 'warnings'
    > {
      keepFirst();
      const frequent = [...groups.values()].sort((one, other) => other.count - one.count);
      return {
        rows,
        failed,
        errors: first.map((problem) => ({ row: problem.row, ...wrong(problem) })),
        errorCount,
        warnings,
        groups: frequent
          .slice(0, maxGroups)
          .map((group) => ({ ...wrong(group.problem), count: group.count, rows: group.rows })),
      };
    },
  };
}
