import 'server-only';
import { type Anchor, written } from '@/lib/audit/anchor';
import { type Sealed, sealAudit } from '@/lib/audit/seal';
import { queueAnchorMail } from '@/lib/notifications/mail/queue';
import { databaseTime } from '@/lib/platform/database-time';
import type { Transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { storeAnchor, storedAnchors } from './stored-anchors';

/** What this process saw of the trail last; at first, what the store has of an earlier one. */
let seen: Anchor | undefined;
let keptOn = '';

async function mailOnceADay(tx: Transaction, { anchor, firstOfDay }: Sealed) {
  if (anchor && firstOfDay && env().PORTAL_MODE === 'production')
    await queueAnchorMail(tx, written(anchor));
}

async function newestKept() {
  for await (const anchor of storedAnchors()) return anchor;
  return undefined;
}

/**
 * Seals the audit trail, and once a day puts its last entry into the log, letters to administrators (not in a trial) and the
 * store, where whoever has the database has not. Logs what is missing. Throws what database and store throw.
 */
export async function sealTrail() {
  seen ??= await newestKept();
  const sealed = await sealAudit(seen, mailOnceADay);
  if (!sealed) return;
  const { anchor, whole, firstOfDay } = sealed;
  if (!whole)
    log.error({ seen, anchor }, 'the audit trail is not what it was: npm run audit:verify');
  if (!anchor) return;
  seen = anchor;
  if (firstOfDay) log.info({ anchor: written(anchor) }, 'the audit trail today');
  const now = await databaseTime();
  const today = now.toISOString().slice(0, 10);
  if (keptOn === today) return;
  await storeAnchor(anchor, now);
  keptOn = today;
}
