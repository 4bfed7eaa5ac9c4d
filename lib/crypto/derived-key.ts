import 'server-only';
import { hkdfSync } from 'node:crypto';
import type { MasterKey } from './master-keys';

/**
 * The key of 32 bytes that a master key gives for one use (HKDF with SHA-256, RFC 5869, the use as its `info`). Another
 * `salt` gives another key for the same use.
 */
export const derivedKey = ({ key }: MasterKey, use: string, salt: Uint8Array = Buffer.alloc(0)) =>
  Buffer.from(hkdfSync('sha256', key, salt, `daava ${use}`, 32));
