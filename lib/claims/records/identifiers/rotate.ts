import type { Prisma } from '@/generated/prisma/client';
import { currentKeys } from '@/lib/crypto/identifier-keys';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { beforeAllIds } from './reseal';
import { resealClaims } from './reseal-claims';
import { resealDrafts } from './reseal-drafts';

const inBatch = 200;

/** Of claims, versions and drafts, those that are under the present key only now. */
export interface Reencrypted {
  claims: number;
  drafts: number;
  /** Claims and drafts with an identifier that does not open: its key is missing, or somebody changed it. */
  unopened: number;
}

interface Progress {
  keyId: string | null;
  afterClaim: string | null;
  doneAt: Date | null;
}

async function progress(tx: Prisma.TransactionClient | typeof db): Promise<Progress> {
  const [row] = await queryIn(tx)<Progress>(sql`
    SELECT key_id AS "keyId", after_claim AS "afterClaim", done_at AS "doneAt"
    FROM identifier_sealing WHERE id = 1 FOR UPDATE`);
  return row ?? { keyId: null, afterClaim: null, doneAt: null };
}

/** Encrypts one batch of claims; null once there are no more. Stores how far it came, so that another run can go on. */
const nextClaims = () =>
  db.$transaction(
    async (tx) => {
      const { id: keyId } = currentKeys();
      const { keyId: underKey, afterClaim } = await progress(tx);
      const after = (underKey === keyId && afterClaim) || beforeAllIds;
      const batch = await resealClaims(tx, after, inBatch);
      const doneAt = batch.last ? null : new Date();
      const data = { keyId, afterClaim: batch.last, doneAt };
      await tx.identifierSealing.update({ where: { id: 1 }, data });
      return batch.last ? batch : null;
    },
    { timeout: 60_000 },
  );

/**
 * Encrypts every identifier that is plain or under a former key with the present key, in claims, their versions and drafts, and
 * renews the hashes for searching. The portal may run meanwhile, because transactions are short; after an interruption it goes
 * on where it stopped. With `gently`, rests after each transaction as long as that took.
 */
export async function reencryptIdentifiers({ gently = false } = {}): Promise<Reencrypted> {
  const done: Reencrypted = { claims: 0, drafts: 0, unopened: 0 };
  for (;;) {
    const began = Date.now();
    const batch = await nextClaims();
    if (!batch) break;
    done.claims += batch.changed;
    done.unopened += batch.unopened;
    if (gently) await new Promise((resolve) => setTimeout(resolve, Date.now() - began));
  }
  const drafts = await resealDrafts(inBatch);
  done.drafts = drafts.changed;
  done.unopened += drafts.unopened;
  return done;
}

let underWay = false;

/** Runs {@link reencryptIdentifiers} gently, unless everything is under the present key already. */
export async function reencryptLeftovers() {
  if (underWay) return;
  underWay = true;
  try {
    const found = await db.identifierSealing.findUnique({ where: { id: 1 } });
    if (found?.doneAt && found.keyId === currentKeys().id) return;
    const done = await reencryptIdentifiers({ gently: true });
    log.info(done, 'identifiers stored before are encrypted under the present key');
  } finally {
    underWay = false;
  }
}
