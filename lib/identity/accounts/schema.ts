import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { phonePattern } from '@/lib/format/contact';
import { tidyEmail } from '@/lib/format/email-address';
import { firstName, lastName } from '@/lib/format/name';
import { text } from '@/lib/format/text-schema';
import { languages } from '@/lib/i18n/language';
import { code, passkeyAnswer, passwordRequired, proof } from '@/lib/identity/authentication/schema';
import { passwordFault, passwordLength } from '@/lib/identity/passwords/password-rule';
import { type NotificationType, notificationTypes } from '@/lib/notifications/kinds/types';
import { email } from './email';
import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isLeakedPassword } from '@/lib/identity/passwords/leaked-passwords';

const invalidPhone = broken('phone');
const limits = {
  short: { min: passwordLength.min },
  long: { max: passwordLength.max },
  common: undefined,
};

/** 8 to 128 characters, and not among the commonest. */
export const newPassword = z.string(passwordRequired).check((context) => {
  const fault = passwordFault(context.value) ?? (isCommonPassword(context.value) ? 'common' : null);
  if (!fault) return;
  context.issues.push({
    code: 'custom',
    input: context.value,
    message: broken(fault, limits[fault]),
  });
});

const name = { firstName, lastName };

export const nameBody = z.object(name);

const person = {
  email,
  password: newPassword,
  ...name,
  phone: z.string(invalidPhone).check(z.refine((value) => phonePattern.test(value), invalidPhone)),
};

/** Refuses every role that nobody can ask for. */
export const registration = z.discriminatedUnion(
  'role',
  [
    z.object({ ...person, role: z.literal('claimant') }),
    z.object({
      ...person,
      role: z.enum(['ip_case_manager', 'ip_admin']),
      licenseNumber: text('licenseNumber', 100),
      organization: text('organization', 200),
    }),
  ],
  broken('registered_role'),
);

export const credentials = z.object({
  email: z.pipe(
    z.string(broken('required', { field: 'email' })).check(z.overwrite(tidyEmail)),
    text('email', 254),
  ),
  password: z.string(passwordRequired).check(z.minLength(1, passwordRequired), z.maxLength(1000)),
  /** Required if a second factor is on. */
  code: z.optional(code),
  passkey: z.optional(passkeyAnswer),
});

export const passwordChange = z.object({ ...proof, newPassword });

export const emailChange = z.object({ ...proof, email });

export const emailConfirmation = z.object({
  token: z.string(broken('email_link')).check(z.maxLength(200)),
});

export const resetRequest = z.object({ email });

export const passwordReset = z.object({
  token: z.string(broken('reset_token')).check(z.maxLength(200)),
  newPassword,
});

const letters = Object.fromEntries(
  notificationTypes.map((type) => [type, z.optional(z.boolean())]),
) as Record<NotificationType, z.ZodMiniOptional<z.ZodMiniBoolean>>;

/** Absent preferences stay as they are. */
export const preferencesBody = z.object({
  language: z.optional(z.enum(languages, broken('language'))),
  mail: z.optional(z.object(letters)),
});

export type PreferencesChange = z.infer<typeof preferencesBody>;
export type Credentials = z.infer<typeof credentials>;
export type Registration = z.infer<typeof registration>;

// Common in India, but not in the list, which comes from leaks of the whole world.
const here = `p@ssword 12341234 india1234 indian123 bharat123 krishna123 ganesh123 ganesha1 sairam123 jaishreeram
  shivshakti hanuman123 priya123 pooja123 deepak123 sanjay123 suresh123 ramesh123 rajesh123 user1234 login123`;

// People who know this portal guess these first, with figures or signs around them.
const ourWords =
  /^[\W\d_]*(daava|insolvency|liquidat(ion|or)|claimants?|creditors?|claims?|ibbi)[\W\d_]*$/;

// The page's example of a good password: some people take it as it stands.
const ourExamples =
  /^[\W\d_]*(river[\W\d_]*tyre[\W\d_]*mango|nadi[\W\d_]*tyre[\W\d_]*aam)[\W\d_]*$/;

let common: Set<string> | undefined;

/**
 * Attackers try these first (OWASP ASVS 5.0, 6.2.4 and 6.2.11): zxcvbn's 18,000 commonest of eight characters or more, 200,000
 * leaked ones, those above, and one repeated character.
 */
function isCommonPassword(password: string) {
  common ??= new Set([...(dictionary['passwords-common'] ?? []), ...here.split(/\s+/)]);
  const lower = password.toLowerCase();
  return (
    common.has(lower) ||
    /^(.)\1+$/.test(lower) ||
    ourWords.test(lower) ||
    ourExamples.test(lower) ||
    isLeakedPassword(lower)
  );
}
