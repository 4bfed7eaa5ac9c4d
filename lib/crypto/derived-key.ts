import 'server-only';
import { hkdfSync } from 'node:crypto';
import type { MasterKey } from './master-keys';

/** Derives the 32-byte key of one use (HKDF with SHA-256, RFC 5869, the use as `info`). Another `salt` gives another key. */
export const derivedKey = ({ key }: MasterKey, use: string, salt: Uint8Array = Buffer.alloc(0)) =>
  Buffer.from(hkdfSync('sha256', key, salt, `daava ${use}`, 32));
