import { codeSigns } from '@/lib/format/typed-code';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { hashOfRecoveryCode } from './recovery-codes';
import { open, type Sealed } from './seal-secret';
import { stepOfCode } from './totp';

/** How a person proved that they have their second factor. */
type Means = 'code' | 'recovery_code';

/**
 * Uses up a six-digit code or a recovery code of a person whose second factor is on. Null when it is neither, or was used
 * before; of many at once one succeeds. The person is told by mail about a used recovery code.
 */
export const consumeCode = (user: { id: string; email: string }, code: string) =>
  db.$transaction(async (tx): Promise<Means | null> => {
    if (/^\d{6}$/.test(codeSigns(code)))
      return (await consumeTimeCode(tx, user.id, code, 'confirmed')) ? 'code' : null;
    const { count } = await tx.recoveryCode.deleteMany({
      where: { userId: user.id, codeHash: hashOfRecoveryCode(user.id, code) },
    });
    if (count === 0) return null;
    const left = await tx.recoveryCode.count({ where: { userId: user.id } });
    await queueAccountNotice(tx, user, 'recovery_code_used', { left });
    return 'recovery_code';
  });

type Factor = Sealed & { lastStep: number; now: Date };

/** Whether this is the current code, not used before, of the secret that a person has set up or is setting up. */
export async function consumeTimeCode(
  tx: Transaction,
  userId: string,
  code: string,
  state: 'confirmed' | 'pending',
) {
  const [factor] = await queryIn(tx)<Factor>(sql`
    SELECT sealed_secret AS "sealedSecret", key_id AS "keyId", last_step AS "lastStep", clock_timestamp() AS now
    FROM second_factors WHERE user_id = ${userId}::uuid AND (confirmed_at IS NOT NULL) = ${state === 'confirmed'} FOR UPDATE`);
  if (!factor) return false;
  const step = stepOfCode(open(userId, factor), codeSigns(code), factor.now, factor.lastStep);
  if (step === null) return false;
  await tx.secondFactor.update({ where: { userId }, data: { lastStep: step } });
  return true;
}
