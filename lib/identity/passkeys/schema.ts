import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { bytes, credential, passkeyAnswer } from '@/lib/identity/authentication/schema';

/** WebAuthn's RegistrationResponseJSON; ignores other fields. */
export const madePasskey = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    },
    broken('passkey'),
  ),
});
export type MadePasskey = z.infer<typeof madePasskey>;

export const passkeyName = z.object({ name: text('passkeyName', 60) });

export const passkeySignIn = z.object({ passkey: passkeyAnswer });
