import { newChallenge, type Question } from '@/lib/identity/authentication/challenge';
import { consumeCode } from '@/lib/identity/authentication/consume-code';
import { consumePasskey, passkeyOf } from '@/lib/identity/authentication/consume-passkey';
import { passwordMatches } from '@/lib/identity/authentication/password';
import { relyingParty } from '@/lib/identity/authentication/relying-party';
import { secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { sql } from '@/lib/platform/sql';
import { accountWhere, admit, noted, requireOpen } from './admit';
import type { Credentials } from './schema';
import { type SignInOrigin, triesOf } from './sign-in-tries';

/**
 * Signs a person in: session's token, person, device's new mark. Unknown address and wrong password throw `wrong_credentials` in
 * the same time; else `too_many_requests`, `account_closed`, `second_factor_required`, `wrong_code` or `wrong_passkey`.
 */
export async function signIn(input: Credentials, origin: SignInOrigin) {
  const { email, password } = input;
  const user = await accountWhere(sql`email = ${email}`, origin.device);
  const counted = triesOf(email, origin, user);
  // Counted before the result is known, so that many tries at once get no further than one after another.
  await noted(origin, user, counted.take());
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    log.warn(
      { userId: user?.id ?? null, address: origin.ipAddress },
      'sign-in refused: wrong password',
    );
    throw await counted.failed('wrong_credentials');
  }
  await requireOpen(user, origin, counted);
  const second = user.secondFactor ? await secondStep(user, input, origin) : noSecondStep;
  if (second === 'wrong_code' || second === 'wrong_passkey') {
    log.warn({ userId: user.id, address: origin.ipAddress }, `sign-in refused: ${said[second]}`);
    throw await counted.failed(second);
  }
  return admit(user, origin, counted, second, 'wrong_credentials');
}

const noSecondStep = { passkey: null, details: {} };
const said = { wrong_code: 'wrong code', wrong_passkey: 'wrong passkey' };

async function secondStep(
  user: { id: string; email: string },
  { code, passkey }: Pick<Credentials, 'code' | 'passkey'>,
  { device }: SignInOrigin,
) {
  const question: Question = { purpose: 'second-step', of: [user.id, device] };
  if (passkey) {
    const own = await passkeyOf(passkey);
    return own?.userId === user.id && (await consumePasskey(own, passkey, question))
      ? { passkey: own, details: { secondFactor: 'passkey' } }
      : 'wrong_passkey';
  }
  if (!code) throw await secondFactorRequired(user.id, question);
  const secondFactor = await consumeCode(user, code);
  return secondFactor ? { passkey: null, details: { secondFactor } } : 'wrong_code';
}

/** Names the second factors, now that the password was right, with a challenge for passkeys. */
async function secondFactorRequired(userId: string, question: Question) {
  const { timeCodes, passkeys } = await secondFactorsOf(db, userId);
  const params: Record<string, string> = { timeCodes: timeCodes ? 'yes' : 'no' };
  const party = relyingParty();
  if (passkeys > 0 && party) {
    params.passkeysAt = party.origin;
    params.challenge = Buffer.from(await newChallenge(question)).toString('base64url');
  }
  return new PortalError('second_factor_required', { params });
}
