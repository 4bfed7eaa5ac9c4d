import 'server-only';
import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) at OWASP's recommended 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, in PHC string form. */
export const hashPassword = (password: string) => hash(password, cost);

const nobody = hashPassword('the hash that stands in for a person who does not exist');

/** Compares in the same time when there is no account, or no password to compare with. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string) {
  const matches = await verify(passwordHash ?? (await nobody), password.slice(0, 1000));
  return matches && Boolean(passwordHash);
}
