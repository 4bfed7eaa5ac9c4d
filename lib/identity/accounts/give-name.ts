import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { presentUser } from './present';

interface Name {
  firstName: string;
  lastName: string;
}

/** Names a person whose name {@link proveByMail} removed. Throws `forbidden` for somebody who has a name. */
export function giveName(actor: Actor, name: Name) {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: actor.id, firstName: '' },
      data: name,
    });
    if (count === 0) throw new PortalError('forbidden');
    await recordAudit(tx, { ...actor, ...name }, 'account_changed', {
      details: { change: 'name_given', userId: actor.id },
    });
    return presentUser(await tx.user.findUniqueOrThrow({ where: { id: actor.id } }));
  });
}
