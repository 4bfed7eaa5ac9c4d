import 'server-only';
import type { Transaction } from '@/lib/platform/db';

/** Sets the password, and forgets all mailed links and known devices of the account. */
export async function setPassword(tx: Transaction, userId: string, data: { passwordHash: string }) {
  const user = await tx.user.update({ where: { id: userId }, data });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.knownDevice.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  return user;
}
