import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/db';
import { notFound, PortalError } from '@/lib/errors';
import { tellOfAccount } from '@/lib/mail/queue';
import { takeTurn } from '@/lib/users/professionals';

/**
 * Takes the second factor off a colleague who lost it and signs them out everywhere. One's own is turned
 * off by password and code instead. Throws `not_found`, and `conflict` when there is none to reset.
 */
export function resetColleague(actor: Actor, id: string) {
  if (actor.id === id) {
    throw new PortalError('conflict', 'Turn off your own two-step sign-in on your Security page.');
  }
  return resetSecondFactor(actor, { id, role: { in: ['ip_admin', 'ip_case_manager'] } });
}

/** The last resort for anybody, from the command line. Throws like {@link resetColleague}. */
export const resetByCommand = (email: string) => resetSecondFactor(null, { email });

type Whose = { email: string } | { id: string; role: { in: ['ip_admin', 'ip_case_manager'] } };

function resetSecondFactor(actor: Actor | null, whose: Whose) {
  return db.$transaction(async (tx) => {
    if (actor) await takeTurn(tx, actor);
    const user = await tx.user.findFirst({ where: whose });
    if (!user) throw notFound(actor ? 'Insolvency professional' : 'Account');
    const { count } = await tx.secondFactor.deleteMany({
      where: { userId: user.id, confirmedAt: { not: null } },
    });
    if (count === 0) {
      throw new PortalError('conflict', 'Two-step sign-in is not on for this account.');
    }
    await tx.session.deleteMany({ where: { userId: user.id } });
    await tellOfAccount(tx, user, 'second_factor_reset');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'second_factor_reset', userId: user.id },
    });
    return { id: user.id };
  });
}
