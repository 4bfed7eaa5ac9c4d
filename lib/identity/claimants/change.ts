import { isDeepStrictEqual } from 'node:util';
import type { User } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import { endWaysIn } from '@/lib/identity/sessions/end';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimantChange } from './schema';

/**
 * Suspends a claimant at once or reinstates them, or sets how many claims they may file. Needs the actor's own proof. Throws
 * `invalid` for its wrong part, `not_found`, and `account_changed_meanwhile`.
 */
export async function changeClaimant(actor: Actor, id: string, asked: ClaimantChange) {
  const { from, password, code, passkey, ...change } = asked;
  const answer = await asProvenAdministrator(actor, { password, code, passkey }, async (tx) => {
    await queryIn(tx)(sql`SELECT 1 FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
    const before = await tx.user.findFirst({ where: { id, role: 'claimant' } });
    if (!before) throw notFound('account');
    if (from && from.status !== before.status) throw new PortalError('account_changed_meanwhile');
    const now = standingOf(before);
    const wanted = { ...now, ...change };
    const after = { id, ...wanted };
    if (isDeepStrictEqual(now, wanted)) return after;
    const { status } = wanted;
    await tx.user.update({ where: { id }, data: wanted });
    if (status !== 'active') await endWaysIn(tx, id);
    if (status === 'disabled' && now.status !== status && isProven(before))
      await queueAccountNotice(tx, before, 'suspended');
    await recordAudit(tx, actor, 'account_changed', {
      details: {
        change: 'claimant',
        userId: id,
        from: now,
        to: wanted,
      },
    });
    return after;
  });
  deliverNow();
  return answer;
}

const standingOf = ({ status, claimLimit, bulkClaimLimit }: User) => ({
  status,
  claimLimit,
  bulkClaimLimit,
});
