import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { AgeingBucket } from '@/lib/law/ageing';
import { type Category, categories } from '@/lib/law/categories';
import { representedMembers } from '@/lib/law/committee';
import type { Period } from './schema';

export interface Counted {
  count: number;
  amount: string;
}

/** The workmen or employees that these claims name; null in other categories. */
export interface CountedPeople extends Counted {
  people: number | null;
}

/** Counted for each category: claims received, those of which something is admitted, and so on. */
export const figureNames = [
  'received',
  'admitted',
  'contingent',
  'notAdmitted',
  'underVerification',
] as const;
export type FigureName = (typeof figureNames)[number];

export interface CategoryFigures extends Record<FigureName, Counted> {
  received: CountedPeople;
  admitted: CountedPeople;
}

/** Tells whether a figure counts people too. */
export const countsPeople = (name: FigureName): name is 'received' | 'admitted' =>
  name === 'received' || name === 'admitted';

/** Counts claims by the days beyond their seven, at the end of the period. */
export interface AgeingLine {
  bucket: AgeingBucket;
  waiting: Counted;
  verified: number;
  toTell: number;
  told: number;
}

/** Claims received in a period, as they were at its end. */
export interface Figures extends Period {
  categories: (CategoryFigures & { category: Category })[];
  totals: CategoryFigures;
  ageing: AgeingLine[];
  /** `YYYY-MM-DD`; without it no claim has a day to be verified by. */
  lastDateForClaims: string | null;
}

const named: readonly Category[] = representedMembers;

const none: Counted = { count: 0, amount: '0.00' };
const noPeople: CountedPeople = { ...none, people: null };

const add = (a: Counted, b: Counted): Counted => ({
  count: a.count + b.count,
  amount: fromPaise((toPaise(a.amount) ?? 0n) + (toPaise(b.amount) ?? 0n)),
});

const addPeople = (a: CountedPeople, b: CountedPeople): CountedPeople => ({
  ...add(a, b),
  people: a.people === null ? b.people : a.people + (b.people ?? 0),
});

type Of = (name: FigureName) => Counted;
type PeopleOf = (name: 'received' | 'admitted') => CountedPeople;

const each = (value: Of, people: PeopleOf): CategoryFigures => ({
  received: people('received'),
  admitted: people('admitted'),
  contingent: value('contingent'),
  notAdmitted: value('notAdmitted'),
  underVerification: value('underVerification'),
});

/** All nine categories in order, even without a claim, and their totals. */
export function inCategories(found: readonly (CategoryFigures & { category: Category })[]) {
  const all = categories.map((category) => {
    const figures = found.find((one) => one.category === category);
    const nobody = { ...none, people: named.includes(category) ? 0 : null };
    return {
      category,
      ...each(
        (name) => figures?.[name] ?? none,
        (name) => figures?.[name] ?? nobody,
      ),
    };
  });
  const totals = each(
    (name) => all.reduce((sum, one) => add(sum, one[name]), none),
    (name) => all.reduce((sum, one) => addPeople(sum, one[name]), noPeople),
  );
  return { categories: all, totals };
}

/** Adds the lines of ageing up. */
export function ageingTotals(lines: readonly AgeingLine[]): Omit<AgeingLine, 'bucket'> {
  const sum = (name: 'verified' | 'toTell' | 'told') =>
    lines.reduce((total, line) => total + line[name], 0);
  return {
    waiting: lines.reduce((total, { waiting }) => add(total, waiting), none),
    verified: sum('verified'),
    toTell: sum('toTell'),
    told: sum('told'),
  };
}
