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

/** The refusal of a code that a signed-in person gave: they stay signed in. */
export const wrongCode = () =>
  new PortalError('invalid', { issues: [{ path: 'code', rule: 'wrong_code' }] });

/** The refusal of a passkey that a signed-in person gave: they stay signed in. */
export const wrongPasskey = () =>
  new PortalError('invalid', { issues: [{ path: 'passkey', rule: 'wrong_passkey' }] });

/** The challenge's purpose when a signed-in person proves their identity again by a passkey. */
export const proofQuestion = ({ id, sessionId }: Actor): Question => ({
  purpose: 'proof',
  of: [id, sessionId],
});

/**
 * Makes a signed-in person prove again who they are before a change of their account: by password, and by code or passkey if a
 * second factor is on. Gives the account. Throws `invalid` naming what is wrong, and `too_many_requests` after ten failures in
 * 15 minutes.
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

/**
 * Checks, in the transaction of the change, that the password just proven is still the account's, and locks it until the
 * transaction ends. Otherwise somebody with the former password could act while the owner sets a new one. Throws `invalid`.
 */
export async function requireUnchangedPassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string | null },
) {
  const rows = await queryIn(tx)(sql`
    SELECT 1 FROM users WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`);
  if (rows.length === 0) throw wrongPassword();
}
