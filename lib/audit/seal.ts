import 'server-only';
import { masterKeys } from '@/lib/crypto/master-keys';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { Anchor } from './anchor';
import { isGenuine, type Seal, sealOf } from './seal-mac';

interface Standing {
  id: bigint;
  hash: Uint8Array;
  at: Date;
  sealedToday: boolean;
}

export interface Sealed {
  /** Undefined when the trail is empty. */
  anchor: Anchor | undefined;
  /** Everything sealed before, and `seen`, is still there. */
  whole: boolean;
  firstOfDay: boolean;
}

const anchorOf = ({ id, hash }: Pick<Standing, 'id' | 'hash'>): Anchor => ({
  id: id.toString(),
  hash: Buffer.from(hash).toString('hex'),
});

/**
 * Seals the newest entry, and so all before it, unless it is sealed. `seen` is an entry that this process knows to have existed;
 * `alongside` runs in the same transaction. Undefined when another instance is sealing.
 */
export function sealAudit(
  seen: Anchor | undefined,
  alongside: (tx: Transaction, sealed: Sealed) => Promise<void>,
): Promise<Sealed | undefined> {
  return db.$transaction(async (tx) => {
    const [turn] = await queryIn(tx)<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('daava.audit.seal')) AS mine`,
    );
    if (!turn?.mine) return undefined;
    const [found] = await queryIn(tx)(newest);
    const standing = found && { ...found, id: BigInt(found.id) };
    const last = await tx.auditSeal.findFirst({
      orderBy: [{ entryId: 'desc' }, { sealedAt: 'desc' }],
    });
    const whole = (await isAsSealed(tx, last)) && (await isThere(tx, seen));
    const isNew = standing !== undefined && !(whole && isSealed(standing, last));
    const sealed = {
      anchor: standing && anchorOf(standing),
      whole,
      firstOfDay: isNew && !standing.sealedToday,
    };
    if (isNew) await addSeal(tx, standing, whole);
    await alongside(tx, sealed);
    return sealed;
  });
}

function addSeal(
  tx: Transaction,
  { id: entryId, hash: entryHash, at: sealedAt }: Standing,
  whole: boolean,
) {
  const seal = sealOf({ entryId, entryHash, sealedAt, whole });
  const bytes = { entryHash: Buffer.from(seal.entryHash), mac: Buffer.from(seal.mac) };
  return tx.auditSeal.create({ data: { ...seal, ...bytes } });
}

/** A seal under a former key does not count, because that key may be removed. */
const isSealed = ({ id }: Standing, last: Seal | null) =>
  last?.entryId === id && last.keyId === masterKeys().current.id;

const newest: Statement<Omit<Standing, 'id'> & { id: string }> = sql`
  SELECT a.id::text AS id, a.hash, now() AS at,
    EXISTS (SELECT FROM audit_seals WHERE sealed_at >= date_trunc('day', now(), 'UTC')) AS "sealedToday"
  FROM audit_entries a ORDER BY a.id DESC LIMIT 1`;

const isAsSealed = async (tx: Transaction, last: Seal | null) =>
  last === null ||
  (isGenuine(last) !== false && isThere(tx, anchorOf({ id: last.entryId, hash: last.entryHash })));

async function isThere(tx: Pick<Transaction, 'auditEntry'>, anchor: Anchor | undefined) {
  if (!anchor) return true;
  const entry = await tx.auditEntry.findUnique({
    where: { id: BigInt(anchor.id) },
    select: { hash: true },
  });
  return entry !== null && Buffer.from(entry.hash).toString('hex') === anchor.hash;
}
