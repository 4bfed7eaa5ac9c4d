import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '@/lib/crypto/derived-key';
import { type MasterKey, masterKeys } from '@/lib/crypto/master-keys';

/** `whole`: everything sealed before was still there. */
export interface SealedFacts {
  entryId: bigint;
  entryHash: Uint8Array;
  sealedAt: Date;
  whole: boolean;
}

export interface Seal extends SealedFacts {
  /** The seal's key is derived from this master key. */
  keyId: string;
  mac: Uint8Array;
}

function macOf(master: MasterKey, { entryId, entryHash, sealedAt, whole }: SealedFacts) {
  const said = [entryId, Buffer.from(entryHash).toString('hex'), sealedAt.toISOString(), whole];
  return createHmac('sha256', derivedKey(master, 'audit seal')).update(said.join('\0')).digest();
}

/** Makes a seal under the present key: an HMAC-SHA256. */
export function sealOf(facts: SealedFacts): Seal {
  const { current } = masterKeys();
  return { ...facts, keyId: current.id, mac: macOf(current, facts) };
}

/** Tells whether this installation made a seal; 'unknown' when it lacks the seal's key. */
export function isGenuine(seal: Seal): boolean | 'unknown' {
  const master = masterKeys().byId(seal.keyId);
  if (!master) return 'unknown';
  const mac = macOf(master, seal);
  return mac.length === seal.mac.length && timingSafeEqual(mac, seal.mac);
}
