import { annexureOf, type annexures, type Category, categoriesThat } from './categories';

type Annexures = typeof annexures;
type Place = Annexures[Category]['committee'];

const placed = <Of extends Place>(...places: Of[]) =>
  categoriesThat(({ committee }) => (places as Place[]).includes(committee)) as {
    [Name in Category]: Annexures[Name]['committee'] extends Of ? Name : never;
  }[Category][];

/** Financial creditors, who vote (section 21 of the Code). */
export const votingCategories = placed('class', 'financial');
export const classCategories = placed('class');
export const financialOutsideClass = placed('financial');

/** Operational creditors (section 5(20)). Other creditors neither sit in the committee nor attend it. */
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

export const outsideCommittee = placed('none');

/** Each creditor of these is one member, however many claims they have. Other creditors are represented, or have no place. */
export const memberCategories = [...votingCategories, ...operationalMembers];

export const annexuresOf = (of: readonly Category[]) => of.map(annexureOf);

/** Whether operational creditors attend the committee's meetings, by their dues and the whole debt, both in paise. */
export const operationalAttend = (dues: bigint, debt: bigint) =>
  dues > 0n && dues * 100n >= debt * BigInt(attendanceFromPercent);

/** In per cent. Each share is rounded by itself, so rounded ones may add up to a little more or less: section 24(6). */
export const wholeShare = '100.00';
