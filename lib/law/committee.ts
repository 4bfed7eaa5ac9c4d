import { annexureOf, type annexures, type Category, categoriesThat } from './categories';

type Annexures = typeof annexures;
type Place = Annexures[Category]['committee'];

/** The categories whose creditors have one of these places in the committee. */
const placed = <Of extends Place>(...places: Of[]) =>
  categoriesThat(({ committee }) => (places as Place[]).includes(committee)) as {
    [Name in Category]: Annexures[Name]['committee'] extends Of ? Name : never;
  }[Category][];

/**
 * The categories of financial creditors, who vote (section 21 of the Code). Those in a class vote through their authorised
 * representative.
 */
export const votingCategories = placed('class', 'financial');
export const classCategories = placed('class');
export const financialOutsideClass = placed('financial');

/** The categories of operational creditors (section 5(20)). Other creditors neither sit in the committee nor attend it. */
export const operationalCategories = placed('represented', 'operational');

/** Operational creditors attend without a vote when their dues are at least this per cent of the debt: section 24(3)(c). */
export const attendanceFromPercent = 10;

/**
 * Where no financial creditor votes, the committee consists of so many of the largest operational creditors, one representative
 * of the workmen and one of the employees: reg. 16.
 */
export const mostOperationalMembers = 18;
export const operationalMembers = placed('operational');
export const representedMembers = placed('represented');

/** The categories whose creditors neither sit in the committee nor attend it. */
export const outsideCommittee = placed('none');

/**
 * The categories in which each creditor is one member, however many claims they have. Creditors of the other categories are
 * represented, or have no place in the committee.
 */
export const memberCategories = [...votingCategories, ...operationalMembers];

/** The numbers of the annexures that list these categories. */
export const annexuresOf = (of: readonly Category[]) => of.map(annexureOf);

/** Whether operational creditors attend the committee's meetings, by their dues and the whole debt, both in paise. */
export const operationalAttend = (dues: bigint, debt: bigint) =>
  dues > 0n && dues * 100n >= debt * BigInt(attendanceFromPercent);

/**
 * The sum of all voting shares in per cent. Each share is rounded by itself, so the rounded ones may add up to a little more or
 * less: section 24(6).
 */
export const wholeShare = '100.00';
