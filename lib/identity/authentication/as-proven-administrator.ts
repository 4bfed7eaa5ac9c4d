import type { Actor } from '@/lib/access/actor';
import { may } from '@/lib/access/permissions';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { reauthenticate, requireUnchangedPassword } from './reauthenticate';
import type { Proof } from './schema';

/**
 * Runs an administrator's change of accounts in a transaction, after a new proof of identity. Throws `invalid` for the wrong part
 * of it, `too_many_requests` after ten failures, and `forbidden` for a former administrator.
 */
export async function asProvenAdministrator<T>(
  actor: Actor,
  proof: Proof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const account = await reauthenticate(actor, proof);
  return db.$transaction(async (tx) => {
    await lockAdministrators(tx);
    await requireAdministrator(tx, actor);
    await requireUnchangedPassword(tx, account);
    return work(tx);
  });
}

/** Lets one change of the team run at a time, so that two cannot remove the last two administrators. */
export async function lockAdministrators(tx: Transaction) {
  await queryIn(tx)(
    sql`SELECT id FROM users WHERE role = 'ip_admin' ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** The change that we waited for may have removed this administrator. */
async function requireAdministrator(tx: Transaction, actor: Actor) {
  const { status, role } = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
  if (status !== 'active' || !may(role, 'professional.manage')) {
    throw new PortalError('forbidden');
  }
}
