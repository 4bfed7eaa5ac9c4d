import { type Category, categories } from './categories';

/** Financial creditors, who vote (section 21 of the Code); of these, those in a class vote through their authorised representative. */
export const votingCategories: readonly Category[] = [
  'secured_class',
  'unsecured_class',
  'secured_financial',
  'unsecured_financial',
];
export const classCategories: readonly Category[] = ['secured_class', 'unsecured_class'];

/** Operational creditors (section 5(20)): others have no place in the committee or beside it. */
export const operationalCategories: readonly Category[] = [
  'workmen',
  'employees',
  'government',
  'operational',
];

/** Operational creditors attend without a vote when their dues are at least so many per cent of the debt: section 24(3)(c). */
export const attendanceFromPercent = 10;

/** Where no financial creditor votes, so many of the largest operational creditors do, and a representative each of workmen and employees: reg. 16. */
export const mostOperationalMembers = 18;
export const operationalMembers: readonly Category[] = ['government', 'operational'];
export const representedMembers: readonly Category[] = ['workmen', 'employees'];

/** Whose members are creditors, however many claims each has; the others are represented, or have no place in it. */
export const memberCategories: readonly Category[] = [...votingCategories, ...operationalMembers];

/** The numbers of the annexures in which these categories are listed. */
export const annexuresOf = (of: readonly Category[]) =>
  of.map((category) => categories.indexOf(category) + 1);

/** Whether operational creditors with these dues, in paise, attend the meetings of the committee. */
export const operationalAttend = (dues: bigint, debt: bigint) =>
  dues > 0n && dues * 100n >= debt * BigInt(attendanceFromPercent);

/** What all shares are together, in per cent, though each is rounded by itself and they need not add up to it: section 24(6). */
export const wholeShare = '100.00';
