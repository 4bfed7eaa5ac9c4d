import 'server-only';
import { createHash } from 'node:crypto';
import type { ClaimFile } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { recordAudits } from '@/lib/audit/write';
import { newDataKey } from '@/lib/crypto/data-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { languageFrom } from '@/lib/i18n/language';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { whileHeld } from '@/lib/platform/held';
import { log } from '@/lib/platform/log';
import { prepared, queryIn, type Statement } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { isClosing } from '@/lib/platform/shutdown';
import { type Sql, sql } from '@/lib/platform/sql';
import { begun, DiedTooOften, failed, putOff, requireTry, wasLast } from '@/lib/platform/tries';
import { archive } from './packing/archive';
import { type Packed, pack } from './packing/pack';
import { storeInParts } from './packing/parts';

/** Throws {@link Refused} when the account is no longer an active professional's. */
async function askerOf({ userId, ipAddress, userAgent }: ClaimFile): Promise<Actor> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (user?.status !== 'active' || user.role === 'claimant') throw new Refused();
  const { id, role, status, firstName, lastName } = user;
  return {
    id,
    role,
    status,
    firstName,
    lastName,
    email: user.email ?? '',
    sessionId: '',
    emailProven: true,
    secondFactor: false,
    origin: { ipAddress, userAgent },
  };
}

/** The file will never be made. */
class Refused extends Error {}

/** This process ends; another one starts the file again. */
class Ending extends Error {}

const progressOf = (id: string) => async (done: number) => {
  if (isClosing()) throw new Ending();
  await db.claimFile.updateMany({ where: { id, state: 'queued' }, data: { done } });
};

interface Kept {
  partIds: string[];
  wrappedKey: Buffer<ArrayBuffer>;
  sha256: Buffer<ArrayBuffer>;
  fileSize: number;
}

async function make(file: ClaimFile, actor: Actor) {
  const madeAt = await databaseTime();
  const zip = archive(madeAt);
  const { key, wrapped } = newDataKey(masterKeys().current, file.id);
  const hash = createHash('sha256');
  let fileSize = 0;
  async function* counted() {
    for await (const piece of zip.output) {
      hash.update(piece);
      fileSize += piece.length;
      yield piece;
    }
  }
  const storing = storeInParts(encrypt(key, counted())).catch((error) => {
    zip.breakOff(error);
    throw error;
  });
  const { claimIds } = file;
  const language = languageFrom(file.language);
  const progress = progressOf(file.id);
  const filling = pack(zip, { actor, claimIds, language, madeAt, progress }).then(
    (packed) => {
      zip.end();
      return packed;
    },
    (error) => {
      zip.breakOff(error);
      throw error;
    },
  );
  const [filled, stored] = await Promise.allSettled([filling, storing]);
  if (filled.status === 'rejected') throw filled.reason;
  if (stored.status === 'rejected') throw stored.reason;
  const kept = {
    partIds: stored.value,
    wrappedKey: wrapped,
    sha256: Buffer.from(hash.digest()),
    fileSize,
  };
  return { kept, packed: filled.value };
}

/** Locks the packed documents; throws `not_found` for one removed meanwhile, and the file is made again. */
async function requireStillThere(
  tx: Parameters<Parameters<typeof db.$transaction>[0]>[0],
  documents: Packed['documents'],
) {
  const ids = documents.map(({ documentId }) => documentId);
  const there = await queryIn(tx)(sql`
    SELECT FROM documents WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`);
  if (there.length < ids.length) throw notFound('document');
}

/** A person who has the file has opened its documents, so the trail says so. */
function noteMade(file: ClaimFile, actor: Actor, { kept, packed }: { kept: Kept; packed: Packed }) {
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

async function noteFailure(file: ClaimFile, error: unknown) {
  if (error instanceof Ending) return begunAnew(file.id, putOff(sql`0`), null);
  if (error instanceof PortalError) {
    log.warn({ err: error, fileId: file.id }, 'a file of claims waits');
    return begunAnew(file.id, putOff(sql`15`), error.code);
  }
  const over = error instanceof Refused || wasLast(file, error);
  log.warn({ err: error, fileId: file.id, over }, 'a file of claims was not made');
  if (!over) return begunAnew(file.id, failed, 'fault');
  await db.claimFile.updateMany({
    where: { id: file.id, state: 'queued' },
    data: { state: 'failed', lastError: error instanceof DiedTooOften ? 'died' : 'fault' },
  });
}

const begunAnew = (id: string, tries: Sql, lastError: string | null) =>
  prepared(sql`
    UPDATE claim_files SET ${tries}, done = 0, started_at = NULL, last_error = ${lastError}
    WHERE id = ${id}::uuid AND state = 'queued'`);

// Locked until the file is made: other instances pass over it, and a process that dies releases it.
const holdNext: Statement<{ id: string }> = sql`
  WITH due AS MATERIALIZED (
    SELECT id FROM claim_files WHERE state = 'queued' AND next_try_at <= now() ORDER BY next_try_at LIMIT 50)
  SELECT id FROM due WHERE pg_try_advisory_xact_lock(hashtextextended(id::text, 42)) LIMIT 1`;

// Read under the lock only, since the process that held it before may have made the file.
const begin = (id: string): Statement<{ id: string }> => sql`
  UPDATE claim_files SET ${begun}, started_at = now(), done = 0
  WHERE id = ${id}::uuid AND state = 'queued' AND next_try_at <= now() RETURNING id`;

async function makeOne({ id }: { id: string }) {
  const [held] = await prepared(begin(id));
  const file = held && (await db.claimFile.findUnique({ where: { id } }));
  if (!file) return;
  try {
    requireTry(file);
    const actor = await askerOf(file);
    await noteMade(file, actor, await make(file, actor));
  } catch (error) {
    await noteFailure(file, error);
  }
}

async function makeDue() {
  while (!isClosing() && (await whileHeld(holdNext, makeOne)));
}

/** Makes the files that are asked for, one by one, from now on. Several instances may do so at once. */
export const scheduleClaimFiles = () => everyRound(inRounds('files of claims wait', makeDue));
