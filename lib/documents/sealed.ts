import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { derivedKey } from '@/lib/crypto/derived-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { openDocument, openLoaded } from './read';

const encoding = 'base64url';

/** The salt belongs to one answer, so no two answers share a key. */
const keyOf = ({ id: actorId }: Actor, id: string, salt: string) =>
  derivedKey(
    masterKeys().current,
    `document ${id} ahead for ${actorId}`,
    Buffer.from(salt, encoding),
  );

/** A document's content to load ahead, sealed, so the trail records it only with the key. Throws like {@link openDocument}. */
export async function sealDocument(actor: Actor, id: string) {
  const { content } = await openDocument(actor, id, 'ahead');
  const salt = randomBytes(16).toString(encoding);
  return { salt, content: encrypt(keyOf(actor, id, salt), content) };
}

/** The key to what {@link sealDocument} made; the trail records the opening first. Throws like {@link openLoaded}. */
export async function unsealDocument(actor: Actor, id: string, salt: string) {
  await openLoaded(actor, id);
  return { key: keyOf(actor, id, salt).toString('base64') };
}
