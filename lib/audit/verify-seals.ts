import { pool } from '@/lib/platform/db';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { Anchor } from './anchor';
import { isGenuine, type Seal } from './seal-mac';

export interface BrokenSeal {
  id: string;
  what:
    | 'not what was sealed'
    | 'gone though sealed'
    | 'sealed by a stranger'
    | 'sealed when the trail was not whole';
}

type Row = Omit<Seal, 'entryId'> & { id: string; found: Buffer | null };

const atATime = 5_000;
const most = 100;

async function* sealsOf(database: Database) {
  for (let after: [string, Date] = ['0', new Date(0)]; ; ) {
    const rows: Row[] = await queryIn(database)<Row>(sql`
      SELECT s.entry_id::text AS id, s.entry_hash AS "entryHash", s.sealed_at AS "sealedAt", s.whole, s.key_id AS "keyId",
         s.mac, a.hash AS found
       FROM audit_seals s LEFT JOIN audit_entries a ON a.id = s.entry_id
       WHERE (s.entry_id, s.sealed_at) > (${after[0]}::bigint, ${after[1]}::timestamptz)
       ORDER BY s.entry_id, s.sealed_at LIMIT ${atATime}::int`);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < atATime) return;
    after = [last.id, last.sealedAt];
  }
}

function wrongWith(seal: Row, genuine: boolean | 'unknown'): BrokenSeal['what'] | undefined {
  if (!genuine) return 'sealed by a stranger';
  if (!seal.found) return 'gone though sealed';
  if (!seal.found.equals(seal.entryHash)) return 'not what was sealed';
  return seal.whole ? undefined : 'sealed when the trail was not whole';
}

/**
 * Compares the trail with its seals, which nobody can make without the key. Gives how many seals there are, how many need a
 * missing key, the last sealed entry and time, and the first 100 wrong seals. Only an anchor shows that seals were removed.
 */
export async function verifySeals(database: Database = pool) {
  const broken: BrokenSeal[] = [];
  let [seals, unknown] = [0, 0];
  let last: { id: string; at: Date } | undefined;
  for await (const seal of sealsOf(database)) {
    seals += 1;
    const genuine = isGenuine({ ...seal, entryId: BigInt(seal.id) });
    if (genuine === 'unknown') unknown += 1;
    const what = wrongWith(seal, genuine);
    if (what && broken.length < most) broken.push({ id: seal.id, what });
    if (genuine === true) last = { id: seal.id, at: seal.sealedAt };
  }
  return { seals, unknown, last, broken };
}

/** The trail's last entry; undefined when it is empty. */
export async function presentAnchor(database: Database = pool): Promise<Anchor | undefined> {
  const [last] = await queryIn(database)<Anchor>(
    sql`SELECT a.id::text, encode(a.hash, 'hex') AS hash FROM audit_entries a ORDER BY a.id DESC LIMIT 1`,
  );
  return last;
}

/** The anchors whose entry is gone or has another hash. */
export async function brokenAnchors(anchors: readonly Anchor[], database: Database = pool) {
  const rows = await queryIn(database)<{ id: string; hash: string }>(sql`
    SELECT id::text, encode(hash, 'hex') AS hash FROM audit_entries
    WHERE id = ANY(${anchors.map(({ id }) => id)}::bigint[])`);
  const found = new Map(rows.map(({ id, hash }) => [id, hash]));
  return anchors.filter(({ id, hash }) => found.get(id) !== hash);
}
