import type { Field } from './field';

const prefixed = (prefix: string, part: string) =>
  prefix === '' ? part : `${prefix}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

/** A postal address: xAddress, xCity, xState and xPincode, or the bare names for the prefix ''. */
export function address(prefix: string): readonly Field[] {
  return [
    street(prefixed(prefix, 'address')),
    { name: prefixed(prefix, 'city'), kind: 'city', required: true },
    { name: prefixed(prefix, 'state'), kind: 'state', required: true },
    { name: prefixed(prefix, 'pincode'), kind: 'pincode', required: true },
  ];
}

/** The street lines of an address. */
export function street(name: string): Field & { required: true } {
  return {
    name,
    kind: 'longText',
    required: true,
    maxLength: 500,
    group: 'contact',
    autoComplete: 'street-address',
  };
}

/** A person who speaks for the creditor: xName, xDesignation, xEmail and xPhone. */
export function contact(prefix: string): readonly Field[] {
  return [
    {
      name: `${prefix}Name`,
      kind: 'text',
      required: true,
      group: 'contact',
      autoComplete: 'name',
    },
    {
      name: `${prefix}Designation`,
      kind: 'text',
      required: true,
      group: 'contact',
      autoComplete: 'organization-title',
    },
    { name: `${prefix}Email`, kind: 'email', required: true },
    { name: `${prefix}Phone`, kind: 'phone', required: true },
  ];
}

/** Where the creditor is to be paid. */
export function bank(accountNumber = 'accountNumber'): readonly Field[] {
  return [
    { name: 'bankName', kind: 'text', required: true, group: 'banking' },
    { name: accountNumber, kind: 'accountNumber', required: true },
    { name: 'ifscCode', kind: 'ifsc', required: true },
    { name: 'accountHolderName', kind: 'text', required: true, group: 'banking' },
  ];
}

export const claimDescription: Field = {
  name: 'claimDescription',
  kind: 'longText',
  required: true,
  minLength: 10,
};
