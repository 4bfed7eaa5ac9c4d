import { hkdfSync } from 'node:crypto';
import { type MasterKey, masterKeys } from './master-keys';

/** What identifiers are kept and found under, each key derived from one master key. */
export interface IdentifierKeys {
  /** That of the master key. */
  id: string;
  encryption: Buffer;
  nonce: Buffer;
  search: Buffer;
}

const derived = new Map<string, IdentifierKeys>();

/** The keys for identifiers that follow from a master key (HKDF with SHA-256, RFC 5869, an `info` for each use). */
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

/** What is written from now on is written under these. */
export const currentKeys = () => keysFrom(masterKeys().current);

/** Those of the present master key and of each before. */
export function allKeys() {
  const { current, old } = masterKeys();
  return [current, ...old].map(keysFrom);
}

/** Those of the master key of this id, if the installation still has it. */
export function keysOf(id: string) {
  const key = masterKeys().byId(id);
  return key && keysFrom(key);
}
