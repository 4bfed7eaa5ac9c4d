import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/platform/db';
import { raw, type Sql, sql } from '@/lib/platform/sql';

/** Counted from the last sign-in. */
export const deviceDays = 180;

/** The device used longest ago makes room for a new one. */
const maxDevices = 20;

/** A device's mark as stored; the same device has another hash for another account. */
export const hashOfDevice = (userId: string, device: string) =>
  createHash('sha256').update(`${userId} ${device}`).digest();

/** SQL: the device signed in to the account of `userColumn` before. */
export const knows = (userColumn: string, device: string | undefined): Sql =>
  device === undefined
    ? sql`false`
    : sql`EXISTS (SELECT FROM known_devices d WHERE d.user_id = ${raw(userColumn)}
        AND d.token_hash = sha256(convert_to(${raw(userColumn)}::text || ' ' || ${device}::text, 'UTF8'))
        AND d.last_used_at > now() - interval '1 day' * ${deviceDays}::int)`;

/** SQL that removes an account's devices beyond the most, but never `hash`, the one in use. Conditions may follow. */
export const withoutOldest = (userId: string, hash: Uint8Array): Sql => sql`
  DELETE FROM known_devices WHERE user_id = ${userId}::uuid AND token_hash IN (
    SELECT token_hash FROM known_devices WHERE user_id = ${userId}::uuid AND token_hash <> ${hash}::bytea
    ORDER BY last_used_at DESC OFFSET ${maxDevices - 1}::int)`;

/** Remembers the device on which a new account was opened. */
export const rememberDevice = (tx: Transaction, userId: string, device: string) =>
  tx.knownDevice.create({
    data: { userId, tokenHash: new Uint8Array(hashOfDevice(userId, device)) },
  });
