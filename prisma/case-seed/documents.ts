import { createHash, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { newDataKey } from '@/lib/crypto/data-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { slots } from '@/lib/documents/content/slots';
import { prepared, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { store } from '@/lib/storage/current';
import { spool } from '@/lib/storage/spool';
import { type Cell, copyInto } from '@/prisma/bulk-seed/copy';
import type { FiledClaim } from '@/prisma/bulk-seed/file';
import { papersOf } from './papers';

const bucket = slots.claim.bucketName;

const columns = [
  'id',
  'claim_id',
  'uploaded_by_id',
  'original_file_name',
  'mime_type',
  'file_size',
  'sha256',
  'bucket_name',
  'wrapped_key',
  'uploaded_at',
];

/** So many files are written at once. */
const atOnce = 8;

async function* only(content: Buffer) {
  yield content;
}

/** Stores a paper encrypted, as an upload does, and gives its row. What is small is neither scanned nor opened on the way. */
async function stored(
  id: string,
  name: string,
  content: Buffer,
  { claimant, at, ...claim }: FiledClaim,
) {
  const { key, wrapped } = newDataKey(masterKeys().current, id);
  await (await store()).put({ bucket, id }, await spool(encrypt(key, only(content))));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const row: Cell[] = [
    id,
    claim.id,
    claimant.id,
    name,
    'application/pdf',
    content.length,
    `\\x${sha256}`,
    bucket,
    `\\x${wrapped.toString('hex')}`,
    at,
  ];
  return row;
}

/** Writes the papers of a batch of claims in its transaction: files first, each noted until its row is there. Gives how many. */
export async function addPapers(client: PoolClient, filed: FiledClaim[]) {
  const papers = filed.flatMap((one) =>
    papersOf(one.index, one.claim, one.claimant).map((paper) => ({
      ...paper,
      one,
      id: randomUUID(),
    })),
  );
  const ids = papers.map(({ id }) => id);
  // Outside the transaction: the sweep finds what a process that dies leaves.
  await prepared(
    sql`INSERT INTO unfinished_files (id, bucket_name) SELECT unnest(${ids}::uuid[]), ${bucket}::text`,
  );
  const rows: Cell[][] = [];
  const waiting = papers.values();
  const work = async () => {
    for (const { id, name, content, one } of waiting)
      rows.push(await stored(id, name, content, one));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await copyInto(client, 'documents', columns, rows);
  await queryIn(client)(sql`DELETE FROM unfinished_files WHERE id = ANY(${ids}::uuid[])`);
  return rows.length;
}
