import { z } from 'zod/mini';
import { text } from '@/lib/format/text-schema';
import { phonePattern } from '@/lib/forms/kinds/values/phone';
import { code, proof } from '@/lib/identity/authentication/schema';
import { isCommonPassword } from '@/lib/identity/passwords/common-passwords';
import { passwordFault } from '@/lib/identity/passwords/password-rule';
import { type NotificationType, notificationTypes } from '@/lib/notifications/kinds/types';
import { email } from './email';

const invalidPhone = 'Please enter a valid 10-digit mobile number starting with 6-9';

const passwordProblems = {
  short: 'Password must be at least 8 characters',
  long: 'Password must be at most 128 characters',
  common: 'This password is too common. Please choose another one',
};

/** A password being chosen: 8 to 128 characters and not among the commonest. */
export const newPassword = z.string('Password is required').check((context) => {
  const fault = passwordFault(context.value) ?? (isCommonPassword(context.value) ? 'common' : null);
  if (!fault) return;
  context.issues.push({ code: 'custom', input: context.value, message: passwordProblems[fault] });
});

const person = {
  email,
  password: newPassword,
  firstName: text('First name', 100),
  lastName: text('Last name', 100),
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
      licenseNumber: text('License number', 100),
      organization: text('Organization', 200),
    }),
  ],
  'This role cannot be registered.',
);

export const credentials = z.object({
  email: text('Email', 254),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
  /** Of the second factor, where it is on. */
  code: z.optional(code),
});

export const passwordChange = z.object({ ...proof, newPassword });

export const emailChange = z.object({ ...proof, email });

export const emailConfirmation = z.object({
  token: z.string('This link is invalid or has expired.').check(z.maxLength(200)),
});

export const resetRequest = z.object({ email });

export const passwordReset = z.object({
  token: z
    .string('Invalid reset token. Please request a new password reset.')
    .check(z.maxLength(200)),
  newPassword,
});

/** What narrows the list of professionals. */
export const professionalsQuery = z.object({ search: z.optional(text('Search', 200, 0)) });

const professionalRole = z.enum(['ip_case_manager', 'ip_admin'], 'This is not a role to be given');

/** What an administrator may change about a colleague; `from` is what they saw before. */
export const professionalChange = z.object({
  status: z.optional(
    z.enum(['active', 'declined', 'disabled'], 'This is not a status to be given'),
  ),
  role: z.optional(professionalRole),
  from: z.optional(
    z.object({
      status: z.enum(['active', 'pending', 'declined', 'disabled'], 'This is not a status'),
      role: professionalRole,
    }),
  ),
});

const letters = Object.fromEntries(
  notificationTypes.map((type) => [type, z.optional(z.boolean())]),
) as Record<NotificationType, z.ZodMiniOptional<z.ZodMiniBoolean>>;

/** What a person may choose for themselves; what is left out stays as it is. */
export const preferencesBody = z.object({
  language: z.optional(z.enum(['en', 'hi'], 'This language is not offered')),
  mail: z.optional(z.object(letters)),
});

export type PreferencesChange = z.infer<typeof preferencesBody>;
export type Credentials = z.infer<typeof credentials>;
export type Registration = z.infer<typeof registration>;
export type ProfessionalChange = z.infer<typeof professionalChange>;
