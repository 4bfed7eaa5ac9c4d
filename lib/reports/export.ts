import type { Readable, Writable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { readCase } from '@/lib/case/read';
import { countsPlaceOf, totalOf } from '@/lib/claims/queues/lists/counts';
import { isPrivate, workFilterNames } from '@/lib/claims/records/work-filters';
import { db } from '@/lib/platform/db';
import { invalid, notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type Sql, sql } from '@/lib/platform/sql';
import { claimsIn, rowsOf } from './claims';
import { writeCsv } from './csv';
import { fileNameOf } from './file-name';
import { takeReportPlace } from './lines';
import { noteTaken } from './note-taken';
import type { ReportBody, ReportFormat } from './schema';
import type { Snapshot } from './snapshot';
import { fromSnapshot } from './stream';
import { writeXlsx } from './xlsx';

/** `rows` is how many claims it holds. The receiver has to read or destroy `body`. */
export interface Report {
  fileName: string;
  format: ReportFormat;
  rows: number;
  body: Readable;
}

/**
 * Exports claims as they are now, newest first, after an audit entry. Throws `invalid` for none, `not_found` for a chosen one
 * that the actor may not export, `exports_busy`, `exports_under_way`, and the limit's refusal.
 */
export async function exportReport(actor: Actor, asked: ReportBody): Promise<Report> {
  return fromSnapshot(await takeReportPlace(actor), async (open) => {
    await consumeActorLimits(reports, actor);
    const held = await open();
    const where = claimsIn(actor, asked);
    const rows = await countIn(held, actor, asked, where);
    await db.$transaction((tx) =>
      recordAudit(tx, actor, 'report_exported', { details: traceOf(asked, rows) }),
    );
    await noteTaken(actor, rows);
    const facts = await readCase();
    const write = (out: Writable) =>
      asked.format === 'csv'
        ? writeCsv(out, held, rowsOf(where, rows))
        : writeXlsx(out, held, { rows: rowsOf(where, rows), count: rows, facts });
    return { held, write, facts: { fileName: fileNameOf(asked), format: asked.format, rows } };
  });
}

async function countIn({ client }: Snapshot, actor: Actor, asked: ReportBody, where: Sql) {
  const { claimIds, filters = {} } = asked;
  // Counting a million claims one by one would make the reader wait too long for the first of them.
  const place = claimIds ? null : countsPlaceOf(actor, filters, 'report.export');
  const [counted] = await queryIn(client)<{ count: number }>(
    place
      ? sql`SELECT ${totalOf(place)} AS count`
      : sql`SELECT count(*)::int AS count FROM claims c WHERE ${where}`,
  );
  const count = counted?.count ?? 0;
  if (claimIds && count < new Set(claimIds.map((id) => id.toLowerCase())).size) {
    throw notFound('claim');
  }
  if (count > 0) return count;
  throw invalid('filters', 'nothing_to_export');
}

/** The audit trail keeps no search text, which may be somebody's name. */
function traceOf({ format, claimIds, filters = {} }: ReportBody, rows: number) {
  if (claimIds) return { format, rows, chosen: rows };
  // The trail says that a text was typed, but not which.
  const typed = ['search', ...workFilterNames.filter(isPrivate)];
  const told = Object.entries(filters).flatMap(([name, value]) =>
    typed.includes(name) ? (value ? [[name, true]] : []) : [[name, value]],
  );
  return { format, rows, filters: Object.fromEntries(told) };
}
