import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import type { Lines } from '@/lib/imports/rows/batch';
import { lineColumns } from '@/lib/imports/rows/lines';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import type { ImportSummary } from './import-summary';

// Only this connection sees the table, which ends with the transaction. Its claims are not filed yet.
const table = sql`CREATE TEMP TABLE incoming (${raw(lineColumns)}) ON COMMIT DROP`;

/** Creates the empty table `incoming` for a file's claims, until the transaction ends. */
export const createStage = (client: PoolClient) => queryIn(client)(table);

/**
 * Copies claims into `incoming` while they are read, in their order and no faster than the database takes them; counts them in
 * `summary`.
 */
export async function stage(
  client: PoolClient,
  batches: AsyncIterable<Lines>,
  { form, summary }: { form: FormDefinition; summary: ImportSummary },
) {
  async function* taken() {
    for await (const batch of batches) {
      summary.count(batch);
      summary.refuse(batch.unaddressed, form.contact.email, 'email');
      const { buffer, byteOffset, byteLength } = batch.lines;
      if (byteLength > 0) yield Buffer.from(buffer, byteOffset, byteLength);
    }
  }
  await pipeline(
    Readable.from(taken(), { highWaterMark: 1 }),
    client.query(from('COPY incoming FROM STDIN')),
  );
}
