import { remindOfQuestions } from '@/lib/claims/deeds/questions/remind';
import { comeBack } from '@/lib/claims/deeds/set-aside/come-back';
import { compactCounts } from '@/lib/claims/queues/lists/compact-counts';
import { proposeByRules } from '@/lib/claims/queues/rules/propose';
import { sweepDrafts } from '@/lib/claims/records/drafts/sweep';
import { reencryptLeftovers } from '@/lib/claims/records/identifiers/rotate';
import { sweepDocuments } from '@/lib/documents/upkeep/sweep';
import { deviceDays } from '@/lib/identity/devices/known-devices';
import { endIdleSessions } from '@/lib/identity/sessions/idle';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { sweepClaimFiles } from '@/lib/reports/claim-files/sweep';
import { sealTrail } from './seal-trail';
import 'server-only';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Removes forgotten uploads and drafts, dead sessions and links, and old counters of tries. */
export async function runCleanup() {
  const now = await databaseTime();
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.emailChange.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.listLookUp.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.knownDevice.deleteMany({
    where: { lastUsedAt: { lt: new Date(now.getTime() - deviceDays * 24 * hour) } },
  });
  await db.usedChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.claimViewer.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - minute) } } });
  await db.claimSelection.deleteMany({
    where: { madeAt: { lt: new Date(now.getTime() - 24 * hour) } },
  });
  await db.alert.deleteMany({ where: { day: { lt: new Date(now.getTime() - 48 * hour) } } });
  await db.rateCount.deleteMany({
    where: { windowStart: { lt: new Date(now.getTime() - 24 * hour) } },
  });
  await sweepDrafts(now);
  await sweepClaimFiles(now);
  await sweepDocuments(now);
}

function attempt(task: () => Promise<void>) {
  task().catch((error) => log.warn({ err: error }, 'housekeeping was cut short'));
}

const every = (interval: number, task: () => Promise<void>) =>
  setInterval(() => attempt(task), interval).unref();

/**
 * Keeps house from now on: cleans up every hour; every minute ends idle sessions, counts, brings back claims
 * that were set aside, proposes by rules, reminds, encrypts old identifiers and seals the trail. Warns once of a database role with too many rights. Several instances may do so at once.
 */
export function scheduleCleanup() {
  every(hour, runCleanup);
  every(minute, endIdleSessions);
  every(minute, compactCounts);
  every(minute, reencryptLeftovers);
  every(minute, comeBack);
  every(minute, proposeByRules);
  every(minute, remindOfQuestions);
  every(minute, sealTrail);
  attempt(sealTrail);
  attempt(warnOfOwnersRole);
}

async function warnOfOwnersRole() {
  const owned = await prepared(
    sql`SELECT FROM pg_class WHERE oid = 'public.audit_entries'::regclass AND pg_has_role(relowner, 'MEMBER')`,
  );
  if (owned.length > 0)
    log.warn(
      'the server uses the role that owns the database: see docs/operations.md, three roles',
    );
}
