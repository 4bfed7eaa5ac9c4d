import { accountOf } from '@/lib/access/account';
import type { Actor } from '@/lib/access/actor';
import { reauthentications } from '@/lib/access/limits';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { clearLimit, consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';
import type { Question } from './challenge';
import { consumeCode } from './consume-code';
import { consumePasskey, passkeyOf } from './consume-passkey';
import { passwordMatches } from './password';
import type { PasskeyAnswer, Proof } from './schema';
import { secondFactorsOf } from './second-factors';

const wrongPassword = () => invalid('password', 'wrong');

/** The refusal of a signed-in person's code: they stay signed in. */
export const wrongCode = () =>
  new PortalError('invalid', { issues: [{ path: 'code', rule: 'wrong_code' }] });

/** The refusal of a signed-in person's passkey: they stay signed in. */
export const wrongPasskey = () =>
  new PortalError('invalid', { issues: [{ path: 'passkey', rule: 'wrong_passkey' }] });

export const proofQuestion = ({ id, sessionId }: Actor): Question => ({
  purpose: 'proof',
  of: [id, sessionId],
});

/**
 * Makes a signed-in person prove who they are, by password and, if on, second factor; gives the account. Throws `invalid` for the
 * wrong part, and `too_many_requests` after ten failures in 15 minutes.
 */
export async function reauthenticate(actor: Actor, given: Proof) {
  await consumeLimit(reauthentications, actor.id);
  const account = accountOf(await db.user.findUniqueOrThrow({ where: { id: actor.id } }));
  if (!(await passwordMatches(account.passwordHash, given.password))) throw wrongPassword();
  if ((await secondFactorsOf(db, actor.id)).any) await requireSecondStep(actor, given);
  await clearLimit(reauthentications, actor.id);
  return account;
}

async function requireSecondStep(actor: Actor, { code, passkey }: Proof) {
  if (passkey) {
    if (!(await isOwnPasskey(actor, passkey))) throw wrongPasskey();
  } else {
    if (!code) throw invalid('code', 'required');
    if (!(await consumeCode(actor, code))) throw wrongCode();
  }
}

async function isOwnPasskey(actor: Actor, given: PasskeyAnswer) {
  const passkey = await passkeyOf(given);
  return passkey?.userId === actor.id && consumePasskey(passkey, given, proofQuestion(actor));
}

/** Locks the account if the proven password is still its own, else a former one could act meanwhile. Throws `invalid`. */
export async function requireUnchangedPassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
) {
  const rows = await queryIn(tx)(sql`
    SELECT 1 FROM users WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`);
  if (rows.length === 0) throw wrongPassword();
}
