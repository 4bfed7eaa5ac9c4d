import type { Transaction } from '@/lib/db';

/** Sets it and makes every link dead that was mailed for this account before. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string) {
  const user = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  return user;
}
