import type { Actor } from '@/lib/access/actor';
import { exportedBeforeAlert } from '@/lib/access/limits';
import { alertBeyond } from '@/lib/notifications/alert-beyond';

/** Counts exported claims and alerts administrators when they are very many. */
export const noteTaken = (actor: Actor, claims: number) =>
  alertBeyond(
    { kind: 'claims_exported', policy: exportedBeforeAlert, cause: actor.id },
    actor,
    claims,
  );
