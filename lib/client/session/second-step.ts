import { RequestError } from '@/lib/client/request/request';

/** What signing in takes besides the password, which was right. */
export interface SecondStep {
  /** Whether an authenticator app gives codes. */
  app: boolean;
  /** For a passkey to answer, where there is one. */
  challenge: string | undefined;
  /** Where passkeys of this portal work. */
  passkeysAt: string | null;
}

/** What a sign-in that failed still needs; null where it failed otherwise. */
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
