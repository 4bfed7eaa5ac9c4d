import {
  chosenPassword,
  email,
  type FieldError,
  phone,
  required,
} from '@/components/auth/fields/field-errors';
import type { Side } from '@/components/shell/session/side';
import type { Registration } from '@/lib/identity/accounts/schema';

/** Fields for professionals come last. */
export const startValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  role: 'ip_case_manager',
  licenseNumber: '',
  organization: '',
};

export type RegistrationValues = typeof startValues;
export type RegistrationName = keyof RegistrationValues;
export const registrationNames = Object.keys(startValues) as RegistrationName[];

export function errorsOf(
  side: Side,
  values: RegistrationValues,
): Partial<Record<RegistrationName, FieldError>> {
  const person = {
    firstName: required(values.firstName),
    lastName: required(values.lastName),
    email: email(values.email),
    phone: phone(values.phone),
    password: chosenPassword(values.password),
  };
  if (side === 'claimant') return person;
  return {
    ...person,
    licenseNumber: required(values.licenseNumber),
    organization: required(values.organization),
  };
}

export function bodyOf(side: Side, values: RegistrationValues): Registration {
  const { role, licenseNumber, organization, ...person } = values;
  const common = { ...person, email: person.email.trim() };
  if (side === 'claimant') return { ...common, role: 'claimant' };
  return {
    ...common,
    role: role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager',
    licenseNumber,
    organization,
  };
}
