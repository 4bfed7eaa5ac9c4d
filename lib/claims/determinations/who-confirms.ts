import type { Actor } from '@/lib/access/actor';
import { env } from '@/lib/platform/env';
import type { ErrorCode } from '@/lib/platform/errors';

/**
 * What somebody is refused with who wants to confirm what `proposedById` proposed: `second_person_required` where the
 * case asks for two, and `forbidden` for a case manager, who in a trial alone confirms what they propose at once.
 */
export function refusalToConfirm(
  actor: Pick<Actor, 'id' | 'role'>,
  proposedById: string | null,
  needsTwo: boolean,
): Extract<ErrorCode, 'second_person_required' | 'forbidden'> | undefined {
  if (needsTwo && proposedById === actor.id) return 'second_person_required';
  if (actor.role === 'ip_admin') return undefined;
  const alone = env().PORTAL_MODE === 'trial' && !needsTwo && proposedById === actor.id;
  return alone ? undefined : 'forbidden';
}
