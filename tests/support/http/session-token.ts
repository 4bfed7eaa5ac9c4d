import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT } from 'jose';
import type { Role } from '@/lib/access/role';

/** Of a session that begins now. */
export const sessionSeconds = 12 * 60 * 60;

/**
 * The token of a session, as lib/identity/sessions/token.ts makes it, which only a server can import: a browser's tests sign people up
 * too. Where the two differ nobody is signed in.
 */
export function tokenOf(sid: string, role: Role) {
  const secret = process.env.AUTH_SECRET ?? '';
  const key = hkdfSync('sha256', secret, '', 'Daava session token', 32);
  return new EncryptJWT({ sid, role })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds} s`)
    .setJti(randomUUID())
    .encrypt(new Uint8Array(key));
}
