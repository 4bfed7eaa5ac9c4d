import type { Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { inWriteTurn } from '@/lib/access/lines';
import { shareOf } from '@/lib/access/share';
import { requireWithinQuota } from '@/lib/access/storage-quota';
import { recordAudit } from '@/lib/audit/write';
import { decrypt } from '@/lib/crypto/envelope';
import { verdictOnPdf } from '@/lib/documents/content/pdf/verdict';
import { scan } from '@/lib/documents/content/scanner';
import type { Slot } from '@/lib/documents/content/slots';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { queryIn } from '@/lib/platform/query';
import { store } from '@/lib/storage/current';
import { inMemory } from '@/lib/storage/in-memory';
import { spooled } from '@/lib/storage/spool';
import type { FileLocation } from '@/lib/storage/store';
import { dropFile, type ReceivedFile, requireFit } from './receive';
import { beginFile, finishFile, removeFile } from './unfinished';

interface Purpose {
  slot: Slot;
  claimId?: string;
  documentType: string;
  /** Makes a repeated upload give the same document. */
  idempotencyKey?: string | undefined;
}

/**
 * Makes a document of a received file: scans it, stores it, and runs `save` in a transaction. `save` locks what it needs, adds
 * the document's row with `addDocument`, makes the other changes, and writes the audit entry last. If it throws, neither row
 * nor stored file is left, at the latest after the next sweep. Throws `unsupported_type`, `too_large`, `invalid` for an
 * infected file (which the audit trail records), a refusal by its verdict for a PDF that nobody could read, such as
 * `pdf_locked`, `uploads_under_way`, `uploads_busy`, `scanner_unavailable`, `store_unavailable`, and what {@link requireWithinQuota} throws.
 */
export async function storeFile<T>(
  actor: Actor,
  file: ReceivedFile,
  purpose: Purpose,
  save: (tx: Transaction, addDocument: () => Promise<Document>) => Promise<T>,
): Promise<T> {
  try {
    requireFit(file, purpose.slot);
    const scanStatus = await scanned(actor, file, purpose);
    await requireOpens(actor, file);
    const place = { bucket: purpose.slot.bucketName, id: file.id };
    await beginFile(place);
    await (await store()).put(place, file.path);
    try {
      return await inWriteTurn(() =>
        db.$transaction(async (tx) => {
          const saved = await save(tx, async () => {
            await finishFile(tx, file.id);
            return tx.document.create({ data: rowOf(actor, file, purpose, scanStatus) });
          });
          await requireWithinQuota(queryIn(tx), actor);
          return saved;
        }),
      );
    } catch (error) {
      // After any other error the commit may still come; the note tells the sweep.
      if (error instanceof PortalError) await takeBack(place);
      throw error;
    }
  } finally {
    await dropFile(file);
  }
}

const rowOf = (
  actor: Actor,
  { id, originalFileName, mimeType, fileSize, sha256, wrappedKey }: ReceivedFile,
  { slot, claimId, documentType, idempotencyKey }: Purpose,
  scanStatus: Document['scanStatus'],
) => ({
  id,
  originalFileName,
  mimeType,
  fileSize,
  sha256,
  wrappedKey,
  scanStatus,
  claimId,
  documentType,
  idempotencyKey,
  bucketName: slot.bucketName,
  uploadedById: actor.id,
});

/** Removes a stored file whose document was refused. */
async function takeBack(place: FileLocation) {
  try {
    await removeFile(place);
  } catch (error) {
    log.warn({ err: error, documentId: place.id }, 'a stored file waits for the sweep');
  }
}

/** Throws `pdf_locked`, or another refusal by its verdict, for a PDF whose pages people could not see. */
async function requireOpens(actor: Actor, { mimeType, fileSize, key, path }: ReceivedFile) {
  if (mimeType !== 'application/pdf') return;
  const verdict = await verdictOnPdf(shareOf(actor), fileSize, () =>
    inMemory(decrypt(key, spooled(path)), fileSize),
  );
  if (verdict !== 'opens') throw new PortalError(`pdf_${verdict}`);
}

async function scanned(actor: Actor, file: ReceivedFile, purpose: Purpose) {
  const verdict = await scan(decrypt(file.key, spooled(file.path)));
  if (verdict.status !== 'infected') return verdict.status;
  await db.$transaction((tx) =>
    recordAudit(tx, actor, 'document_refused', {
      claimId: purpose.claimId,
      details: {
        signature: verdict.signature,
        mimeType: file.mimeType,
        fileSize: file.fileSize,
        bucketName: purpose.slot.bucketName,
      },
    }),
  );
  throw invalid('file', 'infected');
}
