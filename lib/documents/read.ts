import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { masterKeys } from '@/lib/secrets/keys';
import { store } from '@/lib/storage/current';
import { storeAway } from '@/lib/storage/store';
import { unwrapDataKey } from './data-key';
import { decrypt } from './envelope';
import { presentDocument } from './present';
import { documentsVisibleTo } from './visible';

async function find(actor: Actor, id: string) {
  const document = await db.document.findFirst({ where: { id, ...documentsVisibleTo(actor) } });
  if (!document) throw notFound('Document');
  return document;
}

/** What is known of a document the actor sees. Throws `not_found`. */
export const readDocument = async (actor: Actor, id: string) =>
  presentDocument(await find(actor, id));

/**
 * A document the actor sees and its content, decrypted as it is read. The first frame is there already:
 * a file that is missing or was changed at its start throws `unavailable` here; a change further on ends
 * the content with an error before a wrong byte leaves.
 */
export async function openDocument(actor: Actor, id: string) {
  const document = await find(actor, id);
  const place = { bucket: document.bucketName, id: document.id };
  try {
    const key = unwrapDataKey(masterKeys(), document.id, document.wrappedKey);
    const frames = decrypt(key, await (await store()).get(place));
    const first = await frames.next();
    return { document, content: resumed(first, frames) };
  } catch (error) {
    throw storeAway(error);
  }
}

/** A stream again, from its first piece and an iterator over the rest; leaving it closes what is under it. */
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
