import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { revealedNumbersOfDay } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/role';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import { notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { allowUpTo } from '@/lib/platform/rate-limit';
import type { NumbersAllowed } from './schema';

/** Lets a professional view this many numbers within 24 hours. Throws `invalid` for a wrong proof, and `not_found`. */
export const allowNumbers = (actor: Actor, id: string, { numbers, ...proof }: NumbersAllowed) =>
  asProvenAdministrator(actor, proof, async (tx) => {
    const found = await tx.user.findUnique({ where: { id, status: 'active' } });
    if (!found || !isProfessional(found.role)) throw notFound('professional');
    await allowUpTo(queryIn(tx), revealedNumbersOfDay, id, numbers);
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'numbers_allowed', userId: id, numbers },
    });
    return { id, numbers };
  });
