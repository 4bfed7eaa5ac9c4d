import 'server-only';
import type { ClientBase } from 'pg';
import { storedFiles } from '@/lib/documents/stored-files';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';

export interface StoredDocument {
  id: string;
  bucket: string;
  sha256: Buffer;
  fileSize: number;
  wrappedKey: Buffer;
}

const atATime = 500;

/** All documents and papers that a connection sees, some hundred at a time. */
export async function* documentsIn(client: ClientBase) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows: StoredDocument[] = await queryIn(client)<StoredDocument>(sql`
      SELECT id, bucket_name AS bucket, sha256, file_size AS "fileSize", wrapped_key AS "wrappedKey"
      FROM ${raw(storedFiles)} WHERE id > ${after}::uuid ORDER BY id LIMIT ${atATime}::int`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Works on a few items at a time; gives the results in order. */
export async function* someAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>) {
  for (let start = 0; start < items.length; start += 8) {
    yield* await Promise.all(items.slice(start, start + 8).map(work));
  }
}
