import type {
  PublicKeyCredentialCreationOptionsJSON as ToMake,
  PublicKeyCredentialRequestOptionsJSON as ToUse,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer } from '@/lib/identity/authentication/schema';

const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. Throws what the browser does, see refusal.ts. */
export const makePasskey = async (optionsJSON: ToMake) =>
  (await library()).startRegistration({ optionsJSON });

/** Has the browser ask for a passkey. Throws what the browser does, see refusal.ts. */
export const answerByPasskey = async (optionsJSON: ToUse): Promise<PasskeyAnswer> =>
  (await library()).startAuthentication({ optionsJSON });

/** The same for a challenge alone. */
export const answerChallenge = (challenge: string) =>
  answerByPasskey({
    challenge,
    rpId: window.location.hostname,
    userVerification: 'required',
    timeout: 5 * 60_000,
  });
