import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { AgeingBucket } from '@/lib/law/ageing';
import { type Category, categories } from '@/lib/law/categories';
import type { Period } from './schema';

/** A number of claims, and their total in rupees with two decimals. */
export interface Counted {
  count: number;
  amount: string;
}

/** What the figures say of each category: claims received, and of how many something is admitted, and so on. */
export const figureNames = [
  'received',
  'admitted',
  'contingent',
  'notAdmitted',
  'underVerification',
] as const;
export type FigureName = (typeof figureNames)[number];

export type CategoryFigures = Record<FigureName, Counted>;

/** What is how many days late beyond its seven days, still to be done or done, at the end of the period. */
export interface AgeingLine {
  bucket: AgeingBucket;
  /** Claims not wholly verified, and the amount under verification. */
  waiting: Counted;
  verified: number;
  toTell: number;
  told: number;
}

/** Figures of the claims received in a period, as they were at its end. */
export interface Figures extends Period {
  categories: (CategoryFigures & { category: Category })[];
  totals: CategoryFigures;
  ageing: AgeingLine[];
  /** `YYYY-MM-DD`; without it no claim has a day to be verified by. */
  lastDateForClaims: string | null;
}

const none: Counted = { count: 0, amount: '0.00' };

const add = (a: Counted, b: Counted): Counted => ({
  count: a.count + b.count,
  amount: fromPaise((toPaise(a.amount) ?? 0n) + (toPaise(b.amount) ?? 0n)),
});

const each = (value: (name: FigureName) => Counted): CategoryFigures => ({
  received: value('received'),
  admitted: value('admitted'),
  contingent: value('contingent'),
  notAdmitted: value('notAdmitted'),
  underVerification: value('underVerification'),
});

/** All nine categories in order, even without a claim, and their totals. */
export function inCategories(found: readonly (CategoryFigures & { category: Category })[]) {
  const all = categories.map((category) => {
    const figures = found.find((one) => one.category === category);
    return { category, ...each((name) => figures?.[name] ?? none) };
  });
  const totals = each((name) => all.reduce((sum, one) => add(sum, one[name]), none));
  return { categories: all, totals };
}

/** What the lines of ageing come to. */
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
