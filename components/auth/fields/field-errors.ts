import { emailPattern, phonePattern } from '@/lib/format/contact';
import { passwordFault } from '@/lib/identity/passwords/password-rule';

/** The sentences stand in `errors.judged`. */
export type FieldError = 'required' | 'email' | 'phone' | 'short' | 'long' | 'mismatch';

export type Validate = (value: string) => FieldError | undefined;

const filled =
  (validate: Validate): Validate =>
  (value) =>
    value.trim() === '' ? 'required' : validate(value.trim());

export const required = filled(() => undefined);
export const email = filled((value) => (emailPattern.test(value) ? undefined : 'email'));
export const phone: Validate = (value) => (phonePattern.test(value) ? undefined : 'phone');
export const givenPassword: Validate = (value) => (value === '' ? 'required' : undefined);
export const chosenPassword: Validate = (value) =>
  value === '' ? 'required' : (passwordFault(value) ?? undefined);
