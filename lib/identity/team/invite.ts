import type { Actor } from '@/lib/access/actor';
import { invitations } from '@/lib/access/invitations';
import { recordAudit } from '@/lib/audit/write';
import { freeAddress } from '@/lib/identity/accounts/leave-address';
import { presentUser } from '@/lib/identity/accounts/present';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueMail } from '@/lib/notifications/mail/queue';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeLimit } from '@/lib/platform/rate-limit';
import type { ColleagueInvited } from './schema';

/**
 * Opens a case manager's account for a colleague, whom a letter lets choose a password: the administrator vouches for them, so that
 * nobody has to approve it. Throws `invalid`, `email_taken` and the limit's refusal.
 */
export async function inviteColleague(
  actor: Actor,
  { password, code, passkey, ...person }: ColleagueInvited,
) {
  const invited = await asProvenAdministrator(actor, { password, code, passkey }, async (tx) => {
    await consumeLimit(invitations(), actor.id);
    await freeAddress(queryIn(tx), person.email);
    const role = 'ip_case_manager' as const;
    const [user] = await tx.user.createManyAndReturn({
      data: { ...person, role },
      skipDuplicates: true,
    });
    if (!user)
      throw new PortalError('email_taken', { issues: [{ path: 'email', rule: 'email_taken' }] });
    await queueMail(tx, user.id, 'invitation');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'colleague_invited', userId: user.id, role },
    });
    return presentUser(user);
  });
  deliverNow();
  return invited;
}
