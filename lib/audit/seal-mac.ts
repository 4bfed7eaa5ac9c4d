import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '@/lib/crypto/derived-key';
import { type MasterKey, masterKeys } from '@/lib/crypto/master-keys';

/** What a seal says: the hash of the entry with this number, the time, and whether everything sealed before was still there. */
export interface SealedFacts {
  entryId: bigint;
  entryHash: Uint8Array;
  sealedAt: Date;
  whole: boolean;
}

/** A seal as it is stored. */
export interface Seal extends SealedFacts {
  /** The id of the master key from which the seal's key is derived. */
  keyId: string;
  mac: Uint8Array;
}

function macOf(master: MasterKey, { entryId, entryHash, sealedAt, whole }: SealedFacts) {
  const said = [entryId, Buffer.from(entryHash).toString('hex'), sealedAt.toISOString(), whole];
  return createHmac('sha256', derivedKey(master, 'audit seal')).update(said.join('\0')).digest();
}

/** A seal under the present key: HMAC-SHA256 of what it says. */
export function sealOf(facts: SealedFacts): Seal {
  const { current } = masterKeys();
  return { ...facts, keyId: current.id, mac: macOf(current, facts) };
}

/** Whether this installation made a seal; 'unknown' when it does not have the seal's key. */
export function isGenuine(seal: Seal): boolean | 'unknown' {
  const master = masterKeys().byId(seal.keyId);
  if (!master) return 'unknown';
  const mac = macOf(master, seal);
  return mac.length === seal.mac.length && timingSafeEqual(mac, seal.mac);
}
