import { db } from '@/lib/platform/db';

const day = 24 * 60 * 60 * 1000;

/** In days: a draft that nobody touches is kept for so long. */
const draftPatience = 180;

/** Removes the drafts that nobody touched for {@link draftPatience} days; `now` is the database's time. */
export async function sweepDrafts(now: Date) {
  await db.claimDraft.deleteMany({
    where: { updatedAt: { lt: new Date(now.getTime() - draftPatience * day) } },
  });
}
