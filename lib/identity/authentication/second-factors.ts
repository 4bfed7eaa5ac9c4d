import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';

/** SQL: the person signs in with a code or a passkey besides the password. */
export const hasSecondFactor = (id: string) =>
  `(EXISTS (SELECT FROM second_factors s WHERE s.user_id = ${id} AND s.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys k WHERE k.user_id = ${id}))`;

type Reader = Pick<Transaction, 'secondFactor' | 'passkey'>;

/** The second factors that a person has set up. */
export async function secondFactorsOf(db: Reader, userId: string) {
  const [timeCodes, passkeys] = await Promise.all([
    db.secondFactor.count({ where: { userId, confirmedAt: { not: null } } }),
    db.passkey.count({ where: { userId } }),
  ]);
  return { timeCodes: timeCodes > 0, passkeys, any: timeCodes + passkeys > 0 };
}

/** Removes a person's second factors and recovery codes; gives how many second factors there were. */
export async function removeSecondFactors(tx: Transaction, userId: string) {
  const { timeCodes, passkeys } = await secondFactorsOf(tx, userId);
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return passkeys + (timeCodes ? 1 : 0);
}

/** Deletes the recovery codes when no second factor is left. */
export const removeLeftoverCodes = (tx: Transaction, userId: string) =>
  queryIn(tx)(
    sql`DELETE FROM recovery_codes r WHERE r.user_id = ${userId}::uuid AND NOT ${raw(hasSecondFactor('r.user_id'))}`,
  );
