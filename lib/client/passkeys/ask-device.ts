import type {
  PublicKeyCredentialCreationOptionsJSON as ToMake,
  PublicKeyCredentialRequestOptionsJSON as ToUse,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer } from '@/lib/identity/authentication/schema';

const library = () => import('@simplewebauthn/browser');

/** Asks the browser to make a passkey. Throws the browser's error, see refusal.ts. */
export const makePasskey = async (optionsJSON: ToMake) =>
  (await library()).startRegistration({ optionsJSON });

/** Asks the browser for a passkey. Throws the browser's error, see refusal.ts. */
export const answerByPasskey = async (optionsJSON: ToUse): Promise<PasskeyAnswer> =>
  (await library()).startAuthentication({ optionsJSON });

/** Asks the browser for a passkey with only a challenge. Throws like {@link answerByPasskey}. */
export const answerChallenge = (challenge: string) =>
  answerByPasskey({
    challenge,
    rpId: window.location.hostname,
    userVerification: 'required',
    timeout: 5 * 60_000,
  });
