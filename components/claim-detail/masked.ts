import type { Field } from '@/lib/forms/field';

const personal: readonly string[] = ['pan', 'aadhaar', 'accountNumber'];
const personalNames: readonly string[] = ['accountNumber', 'identificationNumber'];

/** Whether a field holds a number that identifies a person or their account. */
export const isPersonalNumber = (field: Field) =>
  personal.includes(field.kind) || personalNames.includes(field.name);

/** The last four characters behind dots; nothing of a number that has no more than that. */
export const masked = (value: string) => `••••${value.length > 4 ? ` ${value.slice(-4)}` : ''}`;
