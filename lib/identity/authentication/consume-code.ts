import { codeSigns } from '@/lib/format/typed-code';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { hashOfRecoveryCode } from './recovery-codes';
import { open, type Sealed } from './seal-secret';
import { stepOfCode } from './totp';

type Means = 'code' | 'recovery_code';

/** Uses up a code; of many at once one succeeds. Null for a wrong or used one. A recovery code causes a letter. */
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

/** True for the current, unused code of a secret that is set up or being set up. */
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
