import { emailPattern, phonePattern } from '@/lib/forms/rules';
import { passwordFault } from '@/lib/identity/passwords/password-rule';

/** What can be wrong with a field; the words stand in `auth.problems`. */
export type Fault =
  | 'required'
  | 'email'
  | 'phone'
  | 'short'
  | 'long'
  | 'mismatch'
  | 'taken'
  | 'other';

export type Judge = (value: string) => Fault | undefined;

const filled =
  (judge: Judge): Judge =>
  (value) =>
    value.trim() === '' ? 'required' : judge(value.trim());

export const required = filled(() => undefined);
export const email = filled((value) => (emailPattern.test(value) ? undefined : 'email'));
export const phone: Judge = (value) => (phonePattern.test(value) ? undefined : 'phone');
export const givenPassword: Judge = (value) => (value === '' ? 'required' : undefined);
export const chosenPassword: Judge = (value) =>
  value === '' ? 'required' : (passwordFault(value) ?? undefined);
