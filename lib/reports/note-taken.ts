import type { Actor } from '@/lib/access/actor';
import { exportedBeforeAlert } from '@/lib/access/limits';
import { alertBeyond } from '@/lib/notifications/alert-beyond';

/** Counts claims that an actor takes out of the portal, in a report or whole, and has administrators told when those are very many. */
export const noteTaken = (actor: Actor, claims: number) =>
  alertBeyond(
    { kind: 'claims_exported', policy: exportedBeforeAlert, cause: actor.id },
    actor,
    claims,
  );
