import 'server-only';
import { Duplex } from 'node:stream';
import { derivedKey } from '@/lib/crypto/derived-key';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import { type Manifest, masterKeyOf } from './manifest';

type Of = Pick<Manifest, 'masterKey' | 'salt'>;

const keyOf = (backup: Of, table: string) =>
  derivedKey(masterKeyOf(backup), `backup table ${table}`, Buffer.from(backup.salt, 'base64'));

/** Encrypts the rows of one table of one backup, under a key of their own. */
export const sealing = (backup: Of, table: string) =>
  Duplex.from((rows: AsyncIterable<Uint8Array>) => encrypt(keyOf(backup, table), rows));

/** Opens what `sealing` made. Throws `Damaged` before it gives anything that was not written there. */
export const opening = (backup: Of, table: string) =>
  Duplex.from((stored: AsyncIterable<Uint8Array>) => decrypt(keyOf(backup, table), stored));
