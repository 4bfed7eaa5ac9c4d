import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { passwords } from '@/lib/access/lines';
import { inLine } from '@/lib/platform/lines/call';

// argon2id (the library's default) at OWASP's recommended 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, in PHC string form, made in turn. Ask before a transaction: it may wait. */
export const hashPassword = (password: string) => inLine(passwords, () => hash(password, cost));

const nobody = hash('the hash that stands in for a person who does not exist', cost);

/** Compares in the same time when there is no account, or no password to compare with; in turn, like {@link hashPassword}. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string) {
  const compared = passwordHash ?? (await nobody);
  const matches = await inLine(passwords, () => verify(compared, password.slice(0, 1000)));
  return matches && Boolean(passwordHash);
}
