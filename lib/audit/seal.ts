import 'server-only';
import { masterKeys } from '@/lib/crypto/master-keys';
import { askIn } from '@/lib/platform/ask';
import { db, type Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';
import type { Anchor } from './anchor';
import { isGenuine, type Seal, sealOf } from './seal-mac';

interface Standing {
  id: bigint;
  hash: Uint8Array;
  at: Date;
  sealedToday: boolean;
}

/** What was found when sealing, and what it came to. */
export interface Sealed {
  /** The newest entry; nothing when there is none. */
  anchor: Anchor | undefined;
  /** Whether what was sealed before, and `seen`, are still there. */
  whole: boolean;
  /** Whether it was sealed, and that for the first time this day, by UTC. */
  firstOfDay: boolean;
}

const anchorOf = ({ id, hash }: Pick<Standing, 'id' | 'hash'>): Anchor => ({
  id: id.toString(),
  hash: Buffer.from(hash).toString('hex'),
});

/**
 * Seals the newest entry of the audit trail, and so all before it, unless that is done. `seen` is what this process knows to
 * have been there; `alongside` runs in the same transaction. Nothing when another instance is sealing.
 */
export function sealAudit(
  seen: Anchor | undefined,
  alongside: (tx: Transaction, sealed: Sealed) => Promise<void>,
): Promise<Sealed | undefined> {
  return db.$transaction(async (tx) => {
    const [turn] = await askIn(tx)<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('daava.audit.seal')) AS mine`,
    );
    if (!turn?.mine) return undefined;
    const [standing] = await askIn(tx)<Standing>(newest);
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

/** Under a former key it counts no more: that one may be taken away. */
const isSealed = ({ id }: Standing, last: Seal | null) =>
  last?.entryId === id && last.keyId === masterKeys().current.id;

const newest = sql`
  SELECT id, hash, now() AS at,
    EXISTS (SELECT FROM audit_seals WHERE sealed_at >= date_trunc('day', now(), 'UTC')) AS "sealedToday"
  FROM audit_entries ORDER BY id DESC LIMIT 1`;

const isAsSealed = async (tx: Transaction, last: Seal | null) =>
  last === null ||
  (isGenuine(last) !== false && isThere(tx, anchorOf({ id: last.entryId, hash: last.entryHash })));

/** Whether the entry that an anchor names is there as it says. */
async function isThere(tx: Pick<Transaction, 'auditEntry'>, anchor: Anchor | undefined) {
  if (!anchor) return true;
  const entry = await tx.auditEntry.findUnique({
    where: { id: BigInt(anchor.id) },
    select: { hash: true },
  });
  return entry !== null && Buffer.from(entry.hash).toString('hex') === anchor.hash;
}
