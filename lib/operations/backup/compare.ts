import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { store } from '@/lib/storage/current';
import { documentsIn, type StoredDocument, someAtOnce } from './documents-in';
import type { Manifest } from './manifest';
import { checksumOf, wholeRowOf } from './tables';

/** The tables whose rows differ from a backup's, before any migration newer than it. */
export async function differingTables(client: ClientBase, { tables, format }: Manifest) {
  const differing: string[] = [];
  for (const table of tables) {
    const columns = format < 3 ? await wholeRowOf(client, table) : table.columns;
    const { rows, checksum } = await checksumOf(client, table.name, columns);
    if (rows !== table.rows || checksum !== table.checksum) differing.push(table.name);
  }
  return differing;
}

/** Triggers of the portal's own that do not act. */
export async function restingTriggers(client: ClientBase) {
  const resting = await queryIn(client)<{ name: string }>(
    sql`SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`,
  );
  return resting.map(({ name }) => name);
}

/** Documents whose file does not decrypt to the upload, or `quick`, of a hundredth and at least 500; with how many were read. */
export async function unreadableDocuments(client: ClientBase, { quick }: { quick: boolean }) {
  const wrong: string[] = [];
  let [read, first] = [0, true];
  for await (const documents of documentsIn(client)) {
    const some = quick && !first ? documents.filter((_, place) => place % 100 === 0) : documents;
    first = false;
    for await (const { id, whole } of someAtOnce(some, tried)) {
      read += 1;
      if (!whole) wrong.push(id);
    }
  }
  return { read, wrong };
}

const tried = async (document: StoredDocument) => ({
  id: document.id,
  whole: await isWhole(document).catch(() => false),
});

async function isWhole({ id, bucket, wrappedKey, sha256, fileSize }: StoredDocument) {
  const key = unwrapDataKey(masterKeys(), id, wrappedKey);
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of decrypt(key, await (await store()).get({ bucket, id }))) {
    hash.update(piece);
    size += piece.length;
  }
  return size === fileSize && hash.digest().equals(sha256);
}
