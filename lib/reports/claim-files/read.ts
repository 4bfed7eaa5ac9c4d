import type { ClaimFile } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { openings } from '@/lib/access/limits';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { recordAudits } from '@/lib/audit/write';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { claimFileBucket } from '@/lib/documents/stored-files';
import { dayInIndia } from '@/lib/format/date';
import { languageFrom } from '@/lib/i18n/language';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { noteTaken } from '@/lib/reports/note-taken';
import { store } from '@/lib/storage/current';
import type { PresentedClaimFile } from './present';

/** Counted from the making. */
export const keptDays = 3;

const maxShown = 20;

type Row = Omit<ClaimFile, 'idsHash' | 'ipAddress' | 'userAgent'>;

function stateOf({ state, startedAt }: Row) {
  if (state === 'queued') return startedAt ? 'making' : 'waiting';
  return state;
}

const removedAt = (madeAt: Date) => new Date(madeAt.getTime() + keptDays * 24 * 3600 * 1000);

const nameOf = ({ id, madeAt }: Row) =>
  `claims-${madeAt && dayInIndia(madeAt)}-${id.slice(0, 8)}.zip`;

const present = (file: Row): PresentedClaimFile => ({
  id: file.id,
  state: stateOf(file),
  language: languageFrom(file.language),
  claims: file.claimIds.length,
  done: file.done,
  leftOut: file.state === 'made' ? file.claimIds.length - file.packedIds.length : 0,
  askedAt: file.askedAt.toISOString(),
  madeAt: file.madeAt?.toISOString() ?? null,
  expiresAt: file.madeAt ? removedAt(file.madeAt).toISOString() : null,
  fileName: file.madeAt ? nameOf(file) : null,
  fileSize: file.fileSize === null ? null : Number(file.fileSize),
  sha256: file.sha256 ? Buffer.from(file.sha256).toString('hex') : null,
});

/** The actor's files, newest first, at most 20; with `claim` only those of this one claim. */
export async function claimFilesOf(actor: Actor, claim?: string) {
  const files = await db.claimFile.findMany({
    where: { userId: actor.id, ...(claim ? { claimIds: { equals: [claim] } } : {}) },
    orderBy: [{ askedAt: 'desc' }, { id: 'asc' }],
    take: maxShown,
  });
  return { files: files.map(present) };
}

/** One of the actor's files with its progress. Throws `not_found`. */
export async function claimFileOf(actor: Actor, id: string) {
  const file = await db.claimFile.findFirst({ where: { id, userId: actor.id } });
  if (!file) throw notFound('claimFile');
  return present(file);
}

/**
 * Opens one of the actor's files; the trail records it first. With `head` the content is null and nothing is recorded. Throws
 * `not_found`, also for an unfinished file or a claim no longer seen, and the limit's refusal.
 */
export async function openClaimFile(actor: Actor, id: string, head: boolean) {
  const file = await db.claimFile.findFirst({ where: { id, userId: actor.id, state: 'made' } });
  if (!file?.wrappedKey) throw notFound('claimFile');
  const { packedIds, partIds, wrappedKey, fileSize } = file;
  const seen = { id: { in: packedIds }, ...claimsVisibleTo(actor, 'claim.file') };
  if ((await db.claim.count({ where: seen })) < packedIds.length) throw notFound('claimFile');
  const opened = { name: nameOf(file), size: Number(fileSize) };
  if (head) return { ...opened, content: null };
  await consumeActorLimits(openings, actor);
  const key = unwrapDataKey(masterKeys(), id, wrappedKey);
  const entries = packedIds.map((claimId) => ({ claimId, details: { fileId: id } }));
  await db.$transaction((tx) => recordAudits(tx, actor, 'claim_file_downloaded', entries));
  await noteTaken(actor, packedIds.length);
  return { ...opened, content: contentOf(id, key, partIds) };
}

async function* contentOf(fileId: string, key: Buffer, partIds: readonly string[]) {
  try {
    yield* decrypt(key, piecesOf(partIds));
  } catch (error) {
    log.error({ fileId, err: error }, 'a file of claims broke off');
    throw error;
  }
}

async function* piecesOf(partIds: readonly string[]) {
  for (const id of partIds) yield* await (await store()).get({ bucket: claimFileBucket, id });
}
