import 'server-only';
import type { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { readCase } from '@/lib/case/read';
import type { Language } from '@/lib/i18n/language';
import { db } from '@/lib/platform/db';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { takeReportPlace } from '@/lib/reports/lines';
import { fromSnapshot } from '@/lib/reports/stream';
import { figuresIn, requirePeriod } from './read';
import type { Period } from './schema';
import { writeFigures } from './workbook';

/** Read or destroy `body`; `rows` is how many claims are behind it. */
export interface FiguresFile {
  fileName: string;
  format: 'xlsx';
  rows: number;
  body: Readable;
}

/** The figures of a period as a workbook; the trail records it first. Throws `invalid`, and the limit's refusal. */
export async function figuresFile(
  actor: Actor,
  { from, to, language }: Period & { language: Language },
): Promise<FiguresFile> {
  const period = { from, to };
  await requirePeriod(period);
  return fromSnapshot(await takeReportPlace(actor), async (open) => {
    await consumeActorLimits(reports, actor);
    const held = await open();
    const figures = await figuresIn(held, actor, 'report.export', period);
    const facts = await readCase();
    const rows = figures.totals.received.count;
    const details = { figures: true, format: 'xlsx', from, to, rows };
    await db.$transaction((tx) => recordAudit(tx, actor, 'report_exported', { details }));
    return {
      held,
      write: (out) => writeFigures(out, figures, facts, language),
      facts: { fileName: `claims-figures-${from}-to-${to}.xlsx`, format: 'xlsx' as const, rows },
    };
  });
}
