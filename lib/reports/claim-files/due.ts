import 'server-only';
import { createHash } from 'node:crypto';
import type { ClaimFile } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { newDataKey } from '@/lib/crypto/data-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { languageFrom } from '@/lib/i18n/language';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { whileHeld } from '@/lib/platform/held';
import { log } from '@/lib/platform/log';
import { prepared, type Statement } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { isClosing } from '@/lib/platform/shutdown';
import { type Sql, sql } from '@/lib/platform/sql';
import { begun, DiedTooOften, failed, putOff, requireTry, wasLast } from '@/lib/platform/tries';
import { charging } from '@/lib/platform/work-in-turn';
import { claimFileWork, type FileSize, type HeldFile, holdNext } from './in-turn';
import { noteMade } from './note-made';
import { archive } from './packing/archive';
import { pack } from './packing/pack';
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

// Charged claim by claim, so that other processes see what is under way.
const progressOf = (id: string, charge: () => Promise<void>) => async (done: number) => {
  if (isClosing()) throw new Ending();
  await charge();
  await db.claimFile.updateMany({ where: { id, state: 'queued' }, data: { done } });
};

async function make(file: ClaimFile, actor: Actor, charge: () => Promise<void>) {
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
  const progress = progressOf(file.id, charge);
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

// Read under the lock only, since the process that held it before may have made the file.
const begin = (id: string): Statement<{ id: string }> => sql`
  UPDATE claim_files SET ${begun}, started_at = now(), done = 0
  WHERE id = ${id}::uuid AND state = 'queued' AND next_try_at <= now() RETURNING id`;

async function makeOne({ id, share }: HeldFile) {
  const [held] = await prepared(begin(id));
  const file = held && (await db.claimFile.findUnique({ where: { id } }));
  if (!file) return;
  const charge = charging(claimFileWork, share);
  try {
    requireTry(file);
    const actor = await askerOf(file);
    await noteMade(file, actor, await make(file, actor, charge));
  } catch (error) {
    await noteFailure(file, error);
  } finally {
    await charge();
  }
}

const maker = (size: FileSize) =>
  inRounds('files of claims wait', async () => {
    while (!isClosing() && (await whileHeld(holdNext(size), makeOne)));
  });

/** Makes the files that are asked for from now on, two at a time, one of them of few claims. Several instances may do so at once. */
export function scheduleClaimFiles() {
  everyRound(maker('any'));
  everyRound(maker('small'));
}
