import 'server-only';
import type { Transaction } from '@/lib/platform/db';

/** Sets the password, invalidates every link mailed for this account before, and forgets its known devices. */
export async function setPassword(tx: Transaction, userId: string, data: { passwordHash: string }) {
  const user = await tx.user.update({ where: { id: userId }, data });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.knownDevice.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  return user;
}
