import 'server-only';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { type ListFile, type ListFormat, partsOf } from '@/lib/creditor-lists/list-file';
import { publicLine, publicList } from '@/lib/creditor-lists/public-parts';
import { readList } from '@/lib/creditor-lists/read';
import type { FileAsked } from '@/lib/creditor-lists/schema';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import type { Place } from '@/lib/platform/lines/line';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { takeReportPlace } from '@/lib/reports/lines';
import type { Snapshot } from '@/lib/reports/snapshot';
import { fromSnapshot } from '@/lib/reports/stream';
import { writeListCsv } from './csv';
import { linesOf } from './lines';
import { listPdf } from './pdf';
import { writeListXlsx } from './xlsx';

/** Read or destroy `body`. */
export interface ListDownload {
  fileName: string;
  format: ListFormat;
  /** How many files of this format the whole list has. */
  parts: number;
  body: Readable;
}

const nameOf = ({ list }: ListFile, { format, part }: FileAsked) =>
  `list-of-creditors-${list.number}-as-on-${list.asOn}${part > 1 ? `-part-${part}` : ''}.${format}`;

function write(
  out: Writable,
  held: Snapshot,
  file: ListFile,
  { format, part, language }: FileAsked,
) {
  switch (format) {
    case 'xlsx':
      return writeListXlsx(out, held, file);
    case 'csv':
      return writeListCsv(out, held, file);
    case 'json':
      return writeListJson(out, held, file);
    case 'pdf':
      return listPdf(held, file, part, language).then((pdf) => void out.write(pdf));
  }
}

/** A list as a file. `acquire` takes a place for exports. Throws `not_found`, and what `acquire` throws. */
export async function listFile(
  acquire: () => Promise<Place>,
  file: ListFile,
  asked: FileAsked,
): Promise<ListDownload> {
  const parts = asked.format === 'pdf' ? partsOf(file.list) : 1;
  if (!file.list.sha256 || asked.part > parts) throw notFound('list');
  return fromSnapshot(await acquire(), async (open) => {
    const held = await open();
    return {
      held,
      write: (out) => write(out, held, file, asked),
      facts: { fileName: nameOf(file, asked), format: asked.format, parts },
    };
  });
}

/** A list as a file; the trail records it first. Throws like {@link listFile}, and the limit's refusal. */
export async function exportList(actor: Actor, number: number, asked: FileAsked) {
  const list = await readList(number);
  await consumeActorLimits(reports, actor);
  const file = await listFile(() => takeReportPlace(actor), { list, masked: false }, asked);
  const details = { list: number, format: asked.format, part: asked.part, rows: list.rows };
  try {
    await db.$transaction((tx) => recordAudit(tx, actor, 'report_exported', { details }));
  } catch (error) {
    file.body.destroy();
    throw error;
  }
  return file;
}

/** The portal's page that describes this file. */
const schema = '/schemas/creditor-list-1.json';

async function writeListJson(out: Writable, snapshot: Snapshot, { list, masked }: ListFile) {
  const head = { $schema: new URL(schema, env().APP_URL).href, ...publicList(list) };
  out.write(`${JSON.stringify(head).slice(0, -1)},"lines":[`);
  let first = true;
  for (const { annexure, lines: count } of list.summary) {
    const asked = { list, annexure, count, masked };
    for await (const lines of linesOf(snapshot, asked)) {
      const text = lines.map((line) => JSON.stringify(publicLine(line))).join(',\n');
      if (!out.write(`${first ? '\n' : ',\n'}${text}`)) await once(out, 'drain');
      first = false;
    }
  }
  out.write('\n]}\n');
}
