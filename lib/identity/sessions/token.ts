import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod/mini';
import type { Role } from '@/lib/access/permissions';

/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

const claims = z.object({
  sid: z.guid(),
  role: z.enum(['claimant', 'ip_case_manager', 'ip_admin']),
});

/** What a token says: the session it names and the role it was made for. */
export type TokenClaims = z.infer<typeof claims>;

// next-auth derives the key of its tokens from the secret anew for each one, which costs more than all the
// rest of reading one; it is the same each time.
const info = 'NextAuth.js Generated Encryption Key';
const keys = new Map<string, Uint8Array>();

function keyOf(secret: string) {
  const key = keys.get(secret) ?? new Uint8Array(hkdfSync('sha256', secret, '', info, 32));
  keys.set(secret, key);
  return key;
}

/** An encrypted next-auth token naming a session row; useless once that row is gone. */
export const tokenFor = (secret: string, sid: string, role: Role) =>
  new EncryptJWT({ sid, role })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .setJti(randomUUID())
    .encrypt(keyOf(secret));

const ours = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
  clockTolerance: 15,
};

/** What a token says, or null when it is not ours, was tampered with or has expired. */
export async function readToken(secret: string, token: string): Promise<TokenClaims | null> {
  try {
    return claims.parse((await jwtDecrypt(token, keyOf(secret), ours)).payload);
  } catch {
    return null;
  }
}
