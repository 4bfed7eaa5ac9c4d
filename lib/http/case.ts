import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { refusalToConfirm } from '@/lib/access/who-confirms';
import { readClasses } from '@/lib/case/classes/read';
import { readRates } from '@/lib/case/rates/read';
import { readPublicCase, readWholeCase, type WholeCase } from '@/lib/case/read';
import type { CaseChange } from '@/lib/case/schema';
import { changeCase } from '@/lib/case/write';
import { originOf } from '@/lib/http/server/origin';
import { actorOf } from '@/lib/identity/sessions/session';
import { PortalError } from '@/lib/platform/errors';

/** Adds classes and rates, and whether the actor may confirm their own proposals. */
const toldTo = async (actor: Pick<Actor, 'id' | 'role'>, whole: WholeCase) => ({
  ...whole,
  classes: await readClasses(),
  rates: await readRates(),
  mayConfirmOwn: refusalToConfirm(actor, actor.id, whole.determinationNeedsTwo) === undefined,
});

/** The whole case for a professional. */
export const wholeCaseFor = async (actor: Actor) => toldTo(actor, await readWholeCase());

/** See {@link changeCase}; answers with the whole case for the professional. */
export const changeCaseFor = async (actor: Actor, change: CaseChange) =>
  toldTo(actor, await changeCase(actor, change));

/** What anybody may read of the case; the whole for a signed-in, active professional. */
export async function caseFor(headers: Headers) {
  const authorization = headers.get('authorization');
  if (!authorization) return readPublicCase();
  try {
    const actor = await actorOf(authorization, originOf(headers), false);
    const { role, status } = actor;
    return isProfessional(role) && status === 'active' ? wholeCaseFor(actor) : readPublicCase();
  } catch (error) {
    if (error instanceof PortalError && error.code === 'unauthenticated') return readPublicCase();
    throw error;
  }
}
