import { signInFromAddress } from '@/lib/access/limits';
import { accountWhere, admit, noted, requireOpen } from '@/lib/identity/accounts/admit';
import { type SignInOrigin, triesOf } from '@/lib/identity/accounts/sign-in-tries';
import type { Question } from '@/lib/identity/authentication/challenge';
import {
  askForPasskey,
  consumePasskey,
  passkeyOf,
} from '@/lib/identity/authentication/consume-passkey';
import type { PasskeyAnswer } from '@/lib/identity/authentication/schema';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';

const questionTo = (device: string): Question => ({ purpose: 'sign-in', of: [device] });

/** Options with which a device asks for any passkey for this portal. Throws `passkeys_not_here`. */
export const askToSignIn = (device: string) => askForPasskey(questionTo(device));

/** Signs in with a passkey alone, otherwise like {@link signIn}. Throws `wrong_passkey` alike for every wrong answer. */
export async function signInByPasskey(given: PasskeyAnswer, origin: SignInOrigin) {
  const passkey = await passkeyOf(given);
  const user = passkey && (await accountWhere(sql`id = ${passkey.userId}::uuid`, origin.device));
  if (!passkey || !user) {
    log.warn({ userId: null, address: origin.ipAddress }, 'sign-in refused: unknown passkey');
    await consumeLimit(signInFromAddress, origin.ipAddress ?? 'unknown');
    throw new PortalError('wrong_passkey');
  }
  const counted = triesOf(user.email, origin, user);
  await noted(origin, user, counted.take());
  if (!origin.device || !(await consumePasskey(passkey, given, questionTo(origin.device)))) {
    log.warn({ userId: user.id, address: origin.ipAddress }, 'sign-in refused: wrong passkey');
    throw await counted.failed('wrong_passkey');
  }
  await requireOpen(user, origin, counted);
  return admit(user, origin, counted, { passkey, details: { passkey: 'alone' } }, 'wrong_passkey');
}
