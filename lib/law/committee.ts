import { type Category, categories } from './categories';

/**
 * The categories of financial creditors, who vote (section 21 of the Code). Those in a class vote through their authorised
 * representative.
 */
export const votingCategories: readonly Category[] = [
  'secured_class',
  'unsecured_class',
  'secured_financial',
  'unsecured_financial',
];
export const classCategories: readonly Category[] = ['secured_class', 'unsecured_class'];

/** The categories of operational creditors (section 5(20)). Other creditors neither sit in the committee nor attend it. */
export const operationalCategories: readonly Category[] = [
  'workmen',
  'employees',
  'government',
  'operational',
];

/** Operational creditors attend without a vote when their dues are at least this per cent of the debt: section 24(3)(c). */
export const attendanceFromPercent = 10;

/**
 * Where no financial creditor votes, the committee consists of so many of the largest operational creditors, one representative
 * of the workmen and one of the employees: reg. 16.
 */
export const mostOperationalMembers = 18;
export const operationalMembers: readonly Category[] = ['government', 'operational'];
export const representedMembers: readonly Category[] = ['workmen', 'employees'];

/**
 * The categories in which each creditor is one member, however many claims they have. Creditors of the other categories are
 * represented, or have no place in the committee.
 */
export const memberCategories: readonly Category[] = [...votingCategories, ...operationalMembers];

/** The numbers of the annexures that list these categories. */
export const annexuresOf = (of: readonly Category[]) =>
  of.map((category) => categories.indexOf(category) + 1);

/** Whether operational creditors attend the committee's meetings, by their dues and the whole debt, both in paise. */
export const operationalAttend = (dues: bigint, debt: bigint) =>
  dues > 0n && dues * 100n >= debt * BigInt(attendanceFromPercent);

/**
 * The sum of all voting shares in per cent. Each share is rounded by itself, so the rounded ones may add up to a little more or
 * less: section 24(6).
 */
export const wholeShare = '100.00';
