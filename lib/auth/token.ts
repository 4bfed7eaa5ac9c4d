import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod/mini';
import type { Role } from './permissions';

/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

const claims = z.object({
  sid: z.guid(),
  role: z.enum(['claimant', 'ip_case_manager', 'ip_admin']),
});

/** What a token says: the session it names and the role it was made for. */
export type TokenClaims = z.infer<typeof claims>;

/** An encrypted next-auth token naming a session row; useless once that row is gone. */
export const tokenFor = (secret: string, sid: string, role: Role) =>
  encode({ token: { sid, role }, secret, maxAge: sessionSeconds });

/** What a token says, or null when it is not ours, was tampered with or has expired. */
export async function readToken(secret: string, token: string): Promise<TokenClaims | null> {
  try {
    return claims.parse(await decode({ token, secret }));
  } catch {
    return null;
  }
}
