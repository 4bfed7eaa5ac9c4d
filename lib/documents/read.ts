import type { Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { loadsAhead, openings } from '@/lib/access/limits';
import { documentsVisibleTo } from '@/lib/access/visible-documents';
import { recordAudit } from '@/lib/audit/write';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { Damaged, decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { store } from '@/lib/storage/current';
import { storeAway } from '@/lib/storage/store';
import { presentDocument } from './present';

async function find(actor: Actor, id: string) {
  const document = await db.document.findFirst({ where: { id, ...documentsVisibleTo(actor) } });
  if (!document) throw notFound('document');
  return document;
}

/** A document that the actor sees. Throws `not_found`. */
export const readDocument = async (actor: Actor, id: string) =>
  presentDocument(await find(actor, id));

/**
 * Gives a document and its content; the trail records it first, except `head` and `ahead` (sealed.ts). Throws `unavailable`,
 * `damaged` and the limit's refusal; later damage ends the content before a wrong byte.
 */
export async function openDocument(
  actor: Actor,
  id: string,
  how: 'view' | 'download' | 'ahead' | 'head',
) {
  const document = await find(actor, id);
  if (how !== 'head') await consumeActorLimits(how === 'ahead' ? loadsAhead : openings, actor);
  const frames = contentOf(document);
  const first = await frames.next().catch((error) => {
    throw refusalOf(error);
  });
  const content = resumed(first, frames);
  if (how === 'view' || how === 'download')
    await recordOpening(actor, document, how).catch(leaving(content));
  return { document, content };
}

/** Records that the actor opens a document that was loaded ahead. Throws `not_found` and the limit's refusal. */
export async function openLoaded(actor: Actor, id: string) {
  const document = await find(actor, id);
  await consumeActorLimits(openings, actor);
  await recordOpening(actor, document, 'view');
}

function recordOpening(actor: Actor, { id, claimId }: Document, how: 'view' | 'download') {
  const details = { documentId: id, download: how === 'download' };
  const entry = { ...(claimId ? { claimId } : {}), details };
  return db.$transaction((tx) => recordAudit(tx, actor, 'document_opened', entry));
}

/** Closes what is under the content when nobody will read it. */
const leaving = (content: AsyncIterable<unknown>) => async (error: unknown) => {
  await content[Symbol.asyncIterator]().return?.();
  throw error;
};

/** Logged here, because the answer has begun and nobody else could name the file. */
async function* contentOf({ id, bucketName, wrappedKey }: Document) {
  try {
    const key = unwrapDataKey(masterKeys(), id, wrappedKey);
    yield* decrypt(key, await (await store()).get({ bucket: bucketName, id }));
  } catch (error) {
    const what = error instanceof Damaged ? 'a document does not verify' : 'a document broke off';
    log.error({ documentId: id, bucketName, err: error }, what);
    throw error;
  }
}

function refusalOf(error: unknown) {
  if (error instanceof Damaged) {
    return new PortalError('damaged', { cause: error });
  }
  return error instanceof PortalError ? error : storeAway(error);
}

/** A stream again, from its first piece and the rest; leaving it closes what is under it. */
const resumed = <T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>) => {
  let held: typeof first | null = first;
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const next = held ?? (await rest.next());
        held = null;
        return next;
      },
      return: () => rest.return(),
    }),
  };
};
