import 'server-only';
import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { JWTDecodeParams, JWTEncodeParams } from 'next-auth/jwt';
import { z } from 'zod/mini';
import { Role } from '@/generated/prisma/enums';

/** How long a session lasts, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

const claims = z.object({
  sid: z.guid(),
  role: z.enum(Role),
});

/** `role` is the one that the token was made for. */
export type TokenClaims = z.infer<typeof claims>;

// Deriving a key for each token, as next-auth does, would wait in one queue with people's passwords.
const keys = new Map<string | Buffer, Uint8Array>();

function keyOf(secret: string | Buffer) {
  const key =
    keys.get(secret) ?? new Uint8Array(hkdfSync('sha256', secret, '', 'Daava session token', 32));
  keys.set(secret, key);
  return key;
}

/** Makes an encrypted token, for next-auth's `jwt.encode`. */
export const encode = ({ secret, token = {}, maxAge = sessionSeconds }: JWTEncodeParams) =>
  new EncryptJWT(token)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + maxAge)
    .setJti(randomUUID())
    .encrypt(keyOf(secret));

const ours = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
  clockTolerance: 15,
};

/** Opens an encrypted token, for next-auth's `jwt.decode`. Throws when this portal did not make it or it has expired. */
export const decode = async ({ secret, token }: JWTDecodeParams) =>
  (await jwtDecrypt(token ?? '', keyOf(secret), ours)).payload;

/** An encrypted token that names a session; useless once the session has ended. */
export const tokenFor = (secret: string, sid: string, role: Role) =>
  encode({ secret, token: { sid, role } });

/** Reads a token; null when this portal did not make it, it was changed, or it has expired. */
export async function readToken(secret: string, token: string): Promise<TokenClaims | null> {
  try {
    return claims.parse(await decode({ secret, token }));
  } catch {
    return null;
  }
}
