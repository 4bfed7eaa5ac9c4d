import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { phonePattern } from '@/lib/format/contact';
import { tidyEmail } from '@/lib/format/email-address';
import { firstName, lastName } from '@/lib/format/name';
import { text } from '@/lib/format/text-schema';
import { languages } from '@/lib/i18n/language';
import { code, passkeyAnswer, passwordRequired, proof } from '@/lib/identity/authentication/schema';
import { isCommonPassword } from '@/lib/identity/passwords/common-passwords';
import { passwordFault, passwordLength } from '@/lib/identity/passwords/password-rule';
import { type NotificationType, notificationTypes } from '@/lib/notifications/kinds/types';
import { email } from './email';

const invalidPhone = broken('phone');
const limits = {
  short: { min: passwordLength.min },
  long: { max: passwordLength.max },
  common: undefined,
};

/** A password being chosen: 8 to 128 characters and not among the commonest. */
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

/** The name that a person gives later. */
export const nameBody = z.object(name);

const person = {
  email,
  password: newPassword,
  ...name,
  phone: z.string(invalidPhone).check(z.refine((value) => phonePattern.test(value), invalidPhone)),
};

/** What a person sends to open an account; any role that cannot be asked for is refused. */
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
  /** The code of the second factor, if one is on. */
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

/** The preferences that a person may change; absent ones stay as they are. */
export const preferencesBody = z.object({
  language: z.optional(z.enum(languages, broken('language'))),
  mail: z.optional(z.object(letters)),
});

export type PreferencesChange = z.infer<typeof preferencesBody>;
export type Credentials = z.infer<typeof credentials>;
export type Registration = z.infer<typeof registration>;
