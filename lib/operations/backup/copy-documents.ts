import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { storedFiles } from '@/lib/documents/stored-files';
import { prepared } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { store } from '@/lib/storage/current';
import { documentsIn, someAtOnce } from './documents-in';
import { writeSummed } from './hashed-file';
import { documentFile, documentList, type Manifest } from './manifest';

/** Copies stored files into a backup as they are, with sums; notes swept and missing ones. Throws when the store does not answer. */
export async function copyDocuments(
  client: ClientBase,
  folder: string,
): Promise<Manifest['documents']> {
  const counts = { files: 0, bytes: 0, swept: [] as string[], missing: [] as string[] };

  async function copyOne({ id, bucket }: { id: string; bucket: string }) {
    const path = documentFile(folder, { bucket, id });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const content = await (await store()).get({ bucket, id });
      const sum = await writeSummed(path, Readable.from(content, { objectMode: false }));
      counts.files += 1;
      counts.bytes += sum.bytes;
      return `${JSON.stringify({ id, bucket, ...sum })}\n`;
    } catch (error) {
      if (!(await isStillKnown(id))) counts.swept.push(id);
      else if (isAbsent(error)) counts.missing.push(id);
      else throw error;
      return '';
    }
  }

  async function* lines() {
    for await (const documents of documentsIn(client)) yield* someAtOnce(documents, copyOne);
  }
  const part = await writeSummed(
    documentList(folder),
    Readable.from(lines(), { objectMode: false }),
  );
  return { ...counts, part };
}

const isStillKnown = async (id: string) =>
  (await prepared(sql`SELECT FROM ${raw(storedFiles)} WHERE id = ${id}::uuid`)).length === 1;

/** The store answered that it has no such file. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ENOENT') return true;
  return error.name === 'NoSuchKey' || error.name === 'NoSuchBucket' || isAbsent(error.cause);
}
