import { masterKeys } from '@/lib/crypto/master-keys';
import { open, seal } from '@/lib/identity/authentication/seal-secret';
import { db } from '@/lib/platform/db';

/**
 * Seals secrets under former master keys again under the current one; gives how many, and how many no key here opens. May be
 * interrupted and repeated, also while people sign in.
 */
export async function resealSecondFactors() {
  const { current, byId } = masterKeys();
  const former = await db.secondFactor.findMany({ where: { keyId: { not: current.id } } });
  const openable = former.filter(({ keyId }) => byId(keyId));
  let resealed = 0;
  for (const factor of openable) {
    const { userId, sealedSecret } = factor;
    // Only the secret that was read: the person may have set up another one meanwhile.
    const { count } = await db.secondFactor.updateMany({
      where: { userId, sealedSecret },
      data: seal(userId, open(userId, factor)),
    });
    resealed += count;
  }
  return { resealed, unopened: former.length - openable.length };
}
