import 'server-only';
import type { Writable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { countOf } from '@/lib/creditor-lists/change-kinds';
import { type Compared, compare } from '@/lib/creditor-lists/changes';
import type { ChangesFileAsked } from '@/lib/creditor-lists/schema';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { takeReportPlace } from '@/lib/reports/lines';
import type { Snapshot } from '@/lib/reports/snapshot';
import { fromSnapshot } from '@/lib/reports/stream';
import { changesParts, changesPdf } from './changes-pdf';
import { writeChangesXlsx } from './changes-xlsx';
import type { ListDownload } from './write';

const nameOf = ({ before, after }: Compared, { format, part }: ChangesFileAsked) =>
  `changes-of-list-${after.number}-since-list-${before.number}${part > 1 ? `-part-${part}` : ''}.${format}`;

const write = (
  out: Writable,
  held: Snapshot,
  compared: Compared,
  { format, part, language }: ChangesFileAsked,
) =>
  format === 'xlsx'
    ? writeChangesXlsx(out, held, compared, language)
    : changesPdf(held, compared, part, language).then((pdf) => void out.write(pdf));

/**
 * The changes since a list as a file; the trail records it first. Throws `not_found`, also for an unfinished list or a missing
 * part, and the limit's refusal.
 */
export async function changesFile(
  actor: Actor,
  number: number,
  asked: ChangesFileAsked,
): Promise<ListDownload> {
  const { from, format, part } = asked;
  await consumeActorLimits(reports, actor);
  return fromSnapshot(await takeReportPlace(actor), async (open) => {
    const compared = await compare(from, number);
    const parts = format === 'pdf' ? changesParts(compared) : 1;
    if (!compared.before.sha256 || !compared.after.sha256 || part > parts) throw notFound('list');
    const held = await open();
    const details = { list: number, since: from, format, part, rows: countOf(compared.counts) };
    await db.$transaction((tx) => recordAudit(tx, actor, 'report_exported', { details }));
    return {
      held,
      write: (out) => write(out, held, compared, asked),
      facts: { fileName: nameOf(compared, asked), format, parts },
    };
  });
}
