import 'server-only';
import type { ClaimFile } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { recordAudits } from '@/lib/audit/write';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { Packed } from './packing/pack';

interface Kept {
  partIds: string[];
  wrappedKey: Buffer<ArrayBuffer>;
  sha256: Buffer<ArrayBuffer>;
  fileSize: number;
}

/** Locks the packed documents; throws `not_found` for one removed meanwhile, and the file is made again. */
async function requireStillThere(tx: Transaction, documents: Packed['documents']) {
  const ids = documents.map(({ documentId }) => documentId);
  const there = await queryIn(tx)(sql`
    SELECT FROM documents WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`);
  if (there.length < ids.length) throw notFound('document');
}

/** A person who has the file has opened its documents, so the trail says so. */
export function noteMade(
  file: ClaimFile,
  actor: Actor,
  { kept, packed }: { kept: Kept; packed: Packed },
) {
  return db.$transaction(
    async (tx) => {
      await requireStillThere(tx, packed.documents);
      const { count } = await tx.claimFile.updateMany({
        where: { id: file.id, state: 'queued' },
        data: {
          ...kept,
          packedIds: packed.claimIds,
          done: file.claimIds.length,
          state: 'made',
          deaths: { decrement: 1 },
          madeAt: await databaseTime(),
        },
      });
      // Another process has made the file, or its row was removed: the sweep removes these pieces.
      if (count === 0) return;
      await tx.unfinishedFile.deleteMany({ where: { id: { in: kept.partIds } } });
      const fileId = file.id;
      const details = {
        fileId,
        claims: packed.claimIds.length,
        sha256: kept.sha256.toString('hex'),
      };
      const opened = packed.documents.map(({ claimId, documentId }) => ({
        claimId,
        details: { documentId, download: true, fileId },
      }));
      const made = packed.claimIds.map((claimId) => ({ claimId, details }));
      await recordAudits(tx, actor, 'claim_file_made', made);
      if (opened.length > 0) await recordAudits(tx, actor, 'document_opened', opened);
    },
    { timeout: 60_000 },
  );
}
