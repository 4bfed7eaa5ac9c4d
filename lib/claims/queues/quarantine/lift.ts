import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { notFound } from '@/lib/platform/errors';
import { markSharedNumbers, takeOut } from './move';

/**
 * Brings the claims of a quarantine back unchanged. Needs the actor's own password, and code if they have one. A repeat
 * finishes what was cut off. Gives how many came back now. Throws `invalid` for the wrong part of the proof, and `not_found`.
 */
export async function liftQuarantine(actor: Actor, id: string, proof: Proof) {
  await asProvenAdministrator(actor, proof, async (tx) => {
    const { count } = await tx.quarantine.updateMany({
      where: { id, liftedAt: null },
      data: { liftedAt: new Date() },
    });
    if (count > 0) {
      await recordAudit(tx, actor, 'account_changed', {
        details: { change: 'quarantine_lifted', quarantineId: id },
      });
      return;
    }
    if ((await tx.quarantine.count({ where: { id } })) === 0) throw notFound('record');
  });
  await markSharedNumbers(id);
  return { id, claims: await takeOut(id) };
}
