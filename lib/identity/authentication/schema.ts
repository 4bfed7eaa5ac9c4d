import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';

/** A six-digit code or a recovery code, with whatever spaces and hyphens it was typed. */
export const code = text('code', 64);

export const passwordRequired = broken('required', { field: 'password' });

const password = z
  .string(passwordRequired)
  .check(z.minLength(1, passwordRequired), z.maxLength(1000));

/** What a signed-in person proves with who they are: the code only where a second factor is on. */
export const proof = { password, code: z.optional(code) };

export const passwordBody = z.object({ password });
export const proofBody = z.object(proof);
export type Proof = z.infer<typeof proofBody>;
export const passwordAndCodeBody = z.object({ password, code });
export const codeBody = z.object({ code });
