import { db } from './db';
import { sweepDocuments } from './documents/sweep';
import { log } from './log';

const hour = 60 * 60 * 1000;

/** Removes what has had its time: forgotten uploads, dead sessions and links, old counters of tries. */
export async function keepHouse() {
  const now = new Date();
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.rateCount.deleteMany({
    where: { windowStart: { lt: new Date(now.getTime() - 24 * hour) } },
  });
  await sweepDocuments();
}

/** Keeps house every hour from now on. Several instances may do so at once: each removal is one row's. */
export function keepHouseHourly() {
  setInterval(() => {
    keepHouse().catch((error) => log.warn({ err: error }, 'housekeeping was cut short'));
  }, hour).unref();
}
