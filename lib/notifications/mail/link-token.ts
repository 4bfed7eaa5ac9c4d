import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';

export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** Derives a token from a seed and a secret that is not in the database. */
function tokenFrom(seed: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', 'daava link', 32));
  return createHmac('sha256', key).update(seed).digest('base64url');
}

/** A new token, with what the database stores of it. */
export function newToken() {
  const seed = new Uint8Array(randomBytes(32));
  const token = tokenFrom(seed);
  return { token, kept: { seed, tokenHash: hashOfToken(token) } };
}

/** A live link's token, to send it again; null when the secret has changed since. */
export function tokenAgain({
  seed,
  tokenHash,
}: {
  seed: Uint8Array | null;
  tokenHash: string | null;
}) {
  const token = seed && tokenFrom(seed);
  return token && hashOfToken(token) === tokenHash ? token : null;
}
