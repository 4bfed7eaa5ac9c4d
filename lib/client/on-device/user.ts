import { isProfessional } from '@/lib/access/role';
import { RequestError } from '@/lib/client/request/request';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { keep, keptUnder } from './vault';

const prefix = 'me:';

/** Stores who is signed in, so that a claimant's pages open without a network. Gives the same user. */
export function remembered(user: PresentedUser) {
  if (!isProfessional(user.role)) void keep(`${prefix}${user.id}:`, user);
  return user;
}

/** After a call that failed for lack of a network, gives the person of the server's last answer. Throws any other error. */
export async function whoItWas(error: unknown): Promise<PresentedUser> {
  const unreached = error instanceof RequestError && error.status === 0;
  const [user] = unreached ? (await keptUnder<PresentedUser>(prefix)).values() : [];
  if (user) return user;
  throw error;
}
