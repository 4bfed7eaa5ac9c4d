import { createHash } from 'node:crypto';
import type { Document } from '@/generated/prisma/client';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { Damaged, decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { storedFiles } from '@/lib/documents/stored-files';
import { prepared } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { spool, unspool } from '@/lib/storage/spool';
import type { FileLocation, Store } from '@/lib/storage/store';

type Stored = Pick<Document, 'id' | 'bucketName' | 'wrappedKey' | 'sha256' | 'fileSize'>;

interface Ways {
  from: Store;
  to: Store;
  /** Removes a file from the source once its copy is proven. */
  deleteSource: boolean;
  atOnce: number;
}

export interface Move {
  /** Copied, and read back as what was uploaded. */
  copied: number;
  /** There already, and read back as what was uploaded. */
  present: number;
  bytes: number;
  removed: number;
  /** Not copied, or not read back as what was uploaded. */
  failed: { id: string; reason: string }[];
}

const batch = 200;

const nextAfter = (id: string) =>
  prepared<Stored>(sql`
    SELECT id, bucket_name AS "bucketName", wrapped_key AS "wrappedKey", sha256, file_size AS "fileSize"
    FROM ${raw(storedFiles)} WHERE id > ${id}::uuid ORDER BY id LIMIT ${batch}::int`);

const isKnown = async (id: string) =>
  (await prepared(sql`SELECT FROM ${raw(storedFiles)} WHERE id = ${id}::uuid`)).length === 1;

/**
 * Copies every document's and paper's file from one store to another by way of this disk, and calls `progress` now and then. A
 * file counts once it is read back, decrypted and hashed, so an interrupted move simply begins again.
 */
export async function moveDocuments(ways: Ways, progress: (seen: number) => void): Promise<Move> {
  const move: Move = { copied: 0, present: 0, bytes: 0, removed: 0, failed: [] };
  let after = '00000000-0000-0000-0000-000000000000';
  for (let seen = 0; ; ) {
    const documents = await nextAfter(after);
    const last = documents.at(-1);
    if (!last) return move;
    const waiting = [...documents];
    const work = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await moveOne(ways, one, move);
    };
    await Promise.all(Array.from({ length: ways.atOnce }, work));
    after = last.id;
    seen += documents.length;
    progress(seen);
  }
}

async function moveOne({ from, to, deleteSource }: Ways, document: Stored, move: Move) {
  const place = { bucket: document.bucketName, id: document.id };
  try {
    if ((await to.has(place)) && (await readsBack(to, document))) {
      move.present += 1;
    } else {
      await copy(from, to, place);
      if (!(await readsBack(to, document))) throw new Error('It does not read back as uploaded');
      move.copied += 1;
      move.bytes += document.fileSize;
    }
    // Its document may have been removed meanwhile.
    if (!(await isKnown(document.id))) await to.remove(place);
    if (deleteSource && (await from.has(place))) {
      await from.remove(place);
      move.removed += 1;
    }
  } catch (error) {
    move.failed.push({ id: document.id, reason: error instanceof Error ? error.message : '' });
  }
}

async function copy(from: Store, to: Store, place: FileLocation) {
  const path = await spool(await from.get(place));
  try {
    await to.put(place, path);
  } finally {
    await unspool(path);
  }
}

/** Throws when the store is away. */
async function readsBack(store: Store, { id, bucketName, wrappedKey, sha256 }: Stored) {
  const hash = createHash('sha256');
  try {
    const key = unwrapDataKey(masterKeys(), id, wrappedKey);
    for await (const piece of decrypt(key, await store.get({ bucket: bucketName, id }))) {
      hash.update(piece);
    }
  } catch (error) {
    if (error instanceof Damaged) return false;
    throw error;
  }
  return hash.digest().equals(sha256);
}
