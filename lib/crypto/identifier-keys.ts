import { hkdfSync } from 'node:crypto';
import { type MasterKey, masterKeys } from './master-keys';

export interface IdentifierKeys {
  id: string;
  encryption: Buffer;
  nonce: Buffer;
  search: Buffer;
}

const derived = new Map<string, IdentifierKeys>();

/** Derives the keys for identifiers from a master key (HKDF with SHA-256, RFC 5869, an `info` for each use). */
export function keysFrom({ id, key }: MasterKey): IdentifierKeys {
  const known = derived.get(id);
  if (known) return known;
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `daava identifier ${use}`, 32));
  const keys = {
    id,
    encryption: derive('encryption'),
    nonce: derive('nonce'),
    search: derive('search'),
  };
  derived.set(id, keys);
  return keys;
}

/** The keys for everything that is written from now on. */
export const currentKeys = () => keysFrom(masterKeys().current);

/** The keys of the present master key, then of each former one. */
export function allKeys() {
  const { current, old } = masterKeys();
  return [current, ...old].map(keysFrom);
}

/** The keys of this master key; undefined if the installation no longer has it. */
export function keysOf(id: string) {
  const key = masterKeys().byId(id);
  return key && keysFrom(key);
}
