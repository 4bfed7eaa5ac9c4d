import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Damaged, verified } from './envelope';
import type { MasterKey, MasterKeys } from './master-keys';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;
/** Keys were wrapped like this before there could be several master keys. */
const unnamed = 1;
const named = 2;

/** Makes a fresh data key for one file, with the same key wrapped. */
export function newDataKey(master: MasterKey, documentId: string) {
  const key = randomBytes(32);
  return { key, wrapped: wrapDataKey(master, documentId, key) };
}

/** Every data key that this master key wraps today starts with this. */
export const wrappingOf = ({ id }: MasterKey) =>
  Buffer.concat([Buffer.from([named]), Buffer.from(id, 'hex')]);

/**
 * Seals a data key (32 bytes): 2 (one byte) · master key's id (4) · nonce (12) · key sealed with AES-256-GCM (32) · tag (16). The
 * bytes before the nonce and the document's id are authenticated, so a wrapped key only opens its own document.
 */
export function wrapDataKey(master: MasterKey, documentId: string, key: Buffer) {
  const head = wrappingOf(master);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, master.key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.concat([head, Buffer.from(documentId)]));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([head, nonce, sealed, cipher.getAuthTag()]);
}

/** Opens a wrapped data key. Throws {@link MasterKeyMissing}, and {@link Damaged} for another document's key or a changed bit. */
export function unwrapDataKey(masters: MasterKeys, documentId: string, wrapped: Uint8Array) {
  const bytes = Buffer.from(wrapped);
  if (bytes[0] === unnamed) return openUnnamed(masters, documentId, bytes);
  if (bytes[0] !== named) throw new Damaged();
  const head = bytes.subarray(0, 1 + keyIdBytes);
  const master = masters.byId(head.subarray(1).toString('hex'));
  if (!master) throw new MasterKeyMissing();
  return open(
    master,
    Buffer.concat([head, Buffer.from(documentId)]),
    bytes.subarray(1 + keyIdBytes),
  );
}

/** This installation does not have, or no longer has, the master key. */
export class MasterKeyMissing extends Error {
  readonly code = 'MASTER_KEY_MISSING';

  constructor() {
    super('No master key in DOCUMENT_KEY and DOCUMENT_KEYS_OLD opens this data key');
    this.name = 'MasterKeyMissing';
  }
}

/** Nothing says which master key it was, so each is tried. */
function openUnnamed({ current, old }: MasterKeys, documentId: string, bytes: Buffer) {
  for (const master of [current, ...old]) {
    try {
      return open(master, Buffer.from(documentId), bytes.subarray(1));
    } catch {
      // Another one, or none.
    }
  }
  throw new MasterKeyMissing();
}

/** Opens nonce (12) · sealed key (32) · tag (16). */
function open({ key }: MasterKey, authenticated: Buffer, bytes: Buffer) {
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(authenticated);
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([opened, verified(decipher)]);
}
