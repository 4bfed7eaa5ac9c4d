import type { Field, Section } from './field';

const prefixed = (prefix: string, part: string) =>
  prefix === '' ? part : `${prefix}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

/** Gives the fields of a postal address: xAddress, xCity, xState and xPincode, without the prefix x when it is ''. */
export function address(prefix: string): readonly Field[] {
  return [
    street(prefixed(prefix, 'address')),
    {
      name: prefixed(prefix, 'city'),
      kind: 'city',
      required: true,
      fills: prefixed(prefix, 'state'),
    },
    { name: prefixed(prefix, 'state'), kind: 'state', required: true },
    {
      name: prefixed(prefix, 'pincode'),
      kind: 'pincode',
      required: true,
      inState: prefixed(prefix, 'state'),
    },
  ];
}

/** Gives the field for the street lines of an address. */
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

/**
 * Gives the fields of a person who speaks for the creditor: xName, xDesignation, xEmail and xPhone. `name` adds to the field of
 * the name.
 */
export function contact(prefix: string, name: Pick<Field, 'published'> = {}): readonly Field[] {
  return [
    {
      name: `${prefix}Name`,
      kind: 'text',
      required: true,
      group: 'contact',
      autoComplete: 'name',
      fromAccount: 'name',
      ...name,
    },
    {
      name: `${prefix}Designation`,
      kind: 'text',
      required: true,
      group: 'contact',
      autoComplete: 'organization-title',
    },
    { name: `${prefix}Email`, kind: 'email', required: true, fromAccount: 'email' },
    { name: `${prefix}Phone`, kind: 'phone', required: true, fromAccount: 'phone' },
  ];
}

/**
 * Gives the fields of the account to which the creditor is paid. On forms of persons, `holder` says which fact of the user's
 * account fills in the account holder.
 */
export function bank(
  accountNumber = 'accountNumber',
  holder: Pick<Field, 'fromAccount'> = {},
): readonly Field[] {
  return [
    { name: 'ifscCode', kind: 'ifsc', required: true, fills: 'bankName' },
    { name: 'bankName', kind: 'bank', required: true },
    { name: accountNumber, kind: 'accountNumber', required: true },
    { name: 'accountHolderName', kind: 'text', required: true, group: 'banking', ...holder },
  ];
}

export const claimDescription: Field = {
  name: 'claimDescription',
  kind: 'longText',
  required: true,
  minLength: 10,
};

/** `withDelay` leaves this question out or makes it required. */
const delay: Section = {
  name: 'delay',
  joined: true,
  late: true,
  fields: [{ name: 'delayReason', kind: 'longText', group: 'dates' }],
};

/** Rows of the statutory forms that are optional here, in their order. */
const particulars: readonly Field[] = [
  { name: 'evidenceRelied', kind: 'longText', group: 'legal' },
  { name: 'isSuitPending', kind: 'yesNo' },
  { name: 'suitDetails', kind: 'longText', group: 'legal' },
  { name: 'debtIncurred', kind: 'longText' },
  { name: 'mutualDealings', kind: 'longText' },
  { name: 'securityDetails', kind: 'longText', group: 'legal' },
  { name: 'securityValue', kind: 'amountPart' },
  { name: 'securityDate', kind: 'date', past: true },
  { name: 'isRelatedParty', kind: 'yesNo' },
  { name: 'otherInsolvency', kind: 'longText', group: 'legal' },
  { name: 'otherInsolvencyRecovered', kind: 'amountPart' },
  { name: 'verificationPlace', kind: 'text', group: 'legal' },
  { name: 'verificationDate', kind: 'date', past: true },
];

/**
 * Gives the last sections of every form: the reason for a delay, and the optional rows of the statutory form, folded. `asked`
 * names rows that the form asks elsewhere; `own` are fields of this form alone.
 */
export const lastSections = (
  asked: readonly string[] = [],
  own: readonly Field[] = [],
): readonly Section[] => [
  delay,
  {
    name: 'furtherParticulars',
    joined: true,
    folded: true,
    fields: [...own, ...particulars.filter(({ name }) => !asked.includes(name))],
  },
];
