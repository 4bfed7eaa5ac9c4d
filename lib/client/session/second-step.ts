import { RequestError } from '@/lib/client/request/request';

export interface SecondStep {
  /** An authenticator app gives codes. */
  app: boolean;
  /** The challenge for a passkey, if the account has one. */
  challenge: string | undefined;
  /** The address for which passkeys of this portal are made; null for none. */
  passkeysAt: string | null;
}

/** Gives what a failed sign-in still needs; null when it failed for another reason. */
export function secondStepIn(error: Error): SecondStep | null {
  if (!(error instanceof RequestError) || error.answer.code !== 'second_factor_required') {
    return null;
  }
  const { timeCodes, challenge, passkeysAt } = error.answer.params ?? {};
  return {
    app: timeCodes !== 'no',
    challenge: challenge?.toString(),
    passkeysAt: passkeysAt?.toString() ?? null,
  };
}
