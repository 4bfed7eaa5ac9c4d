import type { Actor } from '@/lib/access/actor';
import { env } from '@/lib/platform/env';
import type { ErrorCode } from '@/lib/platform/errors';

/** Why the actor may not confirm: `second_person_required`, or `forbidden` for a case manager (not for their own in a trial). */
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
