import type { Prisma } from '@/generated/prisma/client';
import { claimFileBucket } from '@/lib/documents/stored-files';
import { beginFile, removeFile } from '@/lib/documents/unfinished';
import { db } from '@/lib/platform/db';
import { keptDays } from './read';

const day = 24 * 60 * 60 * 1000;

/** Removes files kept long enough; `now` is the database's time. Deletes rows first and notes their pieces for the next sweep. */
export async function sweepClaimFiles(now: Date) {
  const before = new Date(now.getTime() - keptDays * day);
  const tooOld = { lt: before };
  const old: Prisma.ClaimFileWhereInput = {
    OR: [{ madeAt: tooOld }, { state: 'failed', askedAt: tooOld }],
  };
  for (;;) {
    const file = await db.claimFile.findFirst({ where: old, select: { id: true, partIds: true } });
    if (!file) return;
    const places = file.partIds.map((id) => ({ bucket: claimFileBucket, id }));
    await db.$transaction(async (tx) => {
      const { count } = await tx.claimFile.deleteMany({ where: { id: file.id } });
      if (count > 0) for (const place of places) await beginFile(place, tx);
    });
    for (const place of places) await removeFile(place);
  }
}
