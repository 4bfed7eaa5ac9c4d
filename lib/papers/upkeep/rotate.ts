import 'server-only';
import { unwrapDataKey, wrapDataKey, wrappingOf } from '@/lib/crypto/data-key';
import { masterKeys } from '@/lib/crypto/master-keys';
import { hashesOfCode, openCode } from '@/lib/papers/check-code';
import { pool } from '@/lib/platform/db';
import { changedIn, prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

export interface PaperRotation {
  wrapped: number;
  failed: string[];
}

interface Row {
  id: string;
  fileId: string;
  wrapped: Buffer;
  sealed: Buffer;
}

const batch = 500;

const underOther = () =>
  sql`substring(wrapped_key FROM 1 FOR 5) <> ${wrappingOf(masterKeys().current)}::bytea`;

/** How many papers are under another master key than the current one. */
export async function countPapersUnderOthers() {
  const [counted] = await prepared<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM papers WHERE ${underOther()}`,
  );
  return counted?.count ?? 0;
}

const underOthers = (after: string) =>
  prepared<Row>(sql`
    SELECT id, file_id AS "fileId", wrapped_key AS wrapped, sealed_code AS sealed FROM papers
    WHERE id > ${after}::uuid AND ${underOther()} ORDER BY id LIMIT ${batch}::int`);

function anew({ id, fileId, wrapped, sealed }: Row) {
  const keys = masterKeys();
  try {
    const key = unwrapDataKey(keys, fileId, wrapped);
    const [hash] = hashesOfCode(openCode(key, sealed));
    return { id, wrapped, anew: wrapDataKey(keys.current, fileId, key), hash };
  } catch {
    return undefined;
  }
}

/** Replaces only an unchanged row, since another rotation may be running. */
const replace = (rows: NonNullable<ReturnType<typeof anew>>[]) =>
  changedIn(pool)(sql`
    UPDATE papers p SET wrapped_key = n.anew, code_hash = n.hash
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ wrapped }) => wrapped)}::bytea[],
      ${rows.map((row) => row.anew)}::bytea[], ${rows.map(({ hash }) => hash)}::bytea[]) AS n (id, wrapped, anew, hash)
    WHERE p.id = n.id AND p.wrapped_key = n.wrapped`);

/** Wraps every paper's data key with the current master key and hashes its check code under it. May run beside portals, and again. */
export async function rewrapPapers(): Promise<PaperRotation> {
  const rotation: PaperRotation = { wrapped: 0, failed: [] };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await underOthers(after);
    const last = rows.at(-1);
    if (!last) return rotation;
    const done = rows.flatMap((row) => anew(row) ?? []);
    const opened = new Set(done.map(({ id }) => id));
    rotation.failed.push(...rows.map(({ id }) => id).filter((id) => !opened.has(id)));
    rotation.wrapped += await replace(done);
    after = last.id;
  }
}
