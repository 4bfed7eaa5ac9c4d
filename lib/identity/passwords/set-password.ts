import 'server-only';
import type { Transaction } from '@/lib/platform/db';

/** Sets it, makes every link dead that was mailed for this account before, and forgets the devices it signed in on. */
export async function setPassword(tx: Transaction, userId: string, data: { passwordHash: string }) {
  const user = await tx.user.update({ where: { id: userId }, data });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.knownDevice.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  return user;
}
