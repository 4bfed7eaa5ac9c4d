import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';

/** A six-digit code or a recovery code, with any spaces and hyphens. */
export const code = text('code', 64);

export const passwordRequired = broken('required', { field: 'password' });

const password = z
  .string(passwordRequired)
  .check(z.minLength(1, passwordRequired), z.maxLength(1000));

const notAnAnswer = broken('passkey');

/** Base64url of at most `max` characters, as browsers write it. */
export const bytes = (max: number) =>
  z.string(notAnAnswer).check(z.maxLength(max, notAnAnswer), z.regex(/^[\w-]+$/, notAnAnswer));

/** WebAuthn allows a passkey's id 1,023 bytes. */
export const credential = {
  id: bytes(1364),
  rawId: bytes(1364),
  type: z.literal('public-key', notAnAnswer),
};

/** WebAuthn's AuthenticationResponseJSON; ignores other fields. */
export const passkeyAnswer = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        authenticatorData: bytes(4000),
        signature: bytes(2000),
        userHandle: z.optional(z.nullable(bytes(100))),
      },
      notAnAnswer,
    ),
  },
  notAnAnswer,
);
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** Needs a code or a passkey only if a second factor is on. */
export const proof = { password, code: z.optional(code), passkey: z.optional(passkeyAnswer) };

export const proofBody = z.object(proof);
export type Proof = z.infer<typeof proofBody>;
export const codeBody = z.object({ code });
