import type { CourtFacts } from '@/lib/case/fields';
import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Amounts } from '@/lib/law/amounts';
import { annexureOf, type Category, categories } from '@/lib/law/categories';
import { representedMembers } from '@/lib/law/committee';
import type { ClaimedInCurrency } from '@/lib/law/currency';
import type { Facility } from '@/lib/law/facilities';
import type { ReasonCode } from '@/lib/law/reasons';
import type { ListedClass, OfClass, WithClassNumber } from './classes';
import { type Hindrance, type HindranceCounts, hindrancesOf } from './hindrances';
import type { ListState } from './states';

interface Counted {
  /** Counts claims; older lists that counted claims and people apart count lines. */
  count: number;
  amount: string;
  /** The workmen or employees that these claims name; null for other creditors, and in older lists. */
  people: number | null;
}

export interface ListSums {
  received: Counted;
  admitted: Counted;
  contingent: string;
  notAdmitted: string;
  underVerification: string;
  /** Stands in both creditors' lines but counts in the new one's: claimed and not admitted are without it. */
  transferred: string;
  /** What security and guarantees cover, and mutual dues; null in older lists, which have no sums of them. */
  securedAmount: string | null;
  guaranteedAmount: string | null;
  setOffAmount: string | null;
  /** Not admitted or contingent amounts before a court; left out where there are none, and in older lists. */
  subJudice?: string;
  /** An employee of a claim for many has one, and so has its remainder. */
  lines: number;
  /** Lines in another currency; left out where there are none. */
  inCurrency?: number;
  /** The facilities of lenders and their securities; left out where there are none. */
  facilities?: number;
  securities?: number;
}

export interface SummaryLine extends ListSums {
  annexure: number;
  category: Category;
}

export interface Person {
  firstName: string;
  lastName: string;
}

/** `at` is ISO 8601. */
export interface Deed {
  by: Person | null;
  at: string;
}

export interface PresentedList extends CourtFacts {
  number: number;
  /** `YYYY-MM-DD`. */
  asOn: string;
  state: ListState;
  /** The moment whose claims it shows; null while it is being made. */
  madeAt: string | null;
  asked: Deed;
  confirmed: Deed | null;
  published: Deed | null;
  withdrawn: Deed | null;
  /** The reason for publishing it over a hindrance. */
  publishedOver: string | null;
  /** The published list of the latest day, if that is another one. */
  replacedBy: number | null;
  /** `YYYY-MM-DD`, once it is published. */
  objectionsUntil: string | null;
  debtorName: string | null;
  debtorCin: string | null;
  commencementDate: string | null;
  professionalName: string | null;
  professionalRegistration: string | null;
  lawEdition: string;
  rows: number;
  summary: SummaryLine[];
  totals: ListSums;
  /** The debt of all voters; in a class with interest for voting. */
  votingBase: string;
  /** As the case named them, and what is in none; left out where it named none, and in older lists. */
  classes?: ListedClass[];
  hindrances: Hindrance[];
  /** The hash of all lines, 64 hexadecimal digits; null while the list is being made. */
  sha256: string | null;
  /** Counts claims while the list is being made. */
  progress: { done: number; total: number } | null;
  failing: boolean;
}

export interface StoredSums {
  annexure: number;
  /** Claims; lines in older lists, which have no `lines`. */
  received: number;
  admittedCount: number;
  lines?: number;
  people?: number | null;
  admittedPeople?: number | null;
  claimed: string;
  admitted: string;
  contingent: string;
  not_admitted: string;
  under_verification: string;
  /** Left out in older lists, which count it in both lines. */
  transferred?: string;
  secured_amount?: string;
  guaranteed_amount?: string;
  set_off_amount?: string;
  /** Left out in older lists. */
  sub_judice?: string;
  in_currency?: number;
  facilities?: number;
  securities?: number;
}

const none: Omit<StoredSums, 'annexure'> = {
  received: 0,
  admittedCount: 0,
  claimed: '0.00',
  admitted: '0.00',
  contingent: '0.00',
  not_admitted: '0.00',
  under_verification: '0.00',
};

const isAmount = (amount: string | undefined) => amount !== undefined && amount !== '0.00';

const lineOf = (sums: Omit<StoredSums, 'annexure'>): ListSums => ({
  received: { count: sums.received, amount: sums.claimed, people: sums.people ?? null },
  admitted: {
    count: sums.admittedCount,
    amount: sums.admitted,
    people: sums.admittedPeople ?? null,
  },
  contingent: sums.contingent,
  notAdmitted: sums.not_admitted,
  underVerification: sums.under_verification,
  transferred: sums.transferred ?? '0.00',
  securedAmount: sums.secured_amount ?? null,
  guaranteedAmount: sums.guaranteed_amount ?? null,
  setOffAmount: sums.set_off_amount ?? null,
  lines: sums.lines ?? sums.received,
  ...(isAmount(sums.sub_judice) && { subJudice: sums.sub_judice }),
  ...(sums.in_currency ? { inCurrency: sums.in_currency } : {}),
  ...(sums.facilities ? { facilities: sums.facilities } : {}),
  ...(sums.securities ? { securities: sums.securities } : {}),
});

const add = (a: string, b: string) => fromPaise((toPaise(a) ?? 0n) + (toPaise(b) ?? 0n));

const addKnown = (a: string | null, b: string | null) =>
  a === null || b === null ? null : add(a, b);

const both = (a: Counted, b: Counted): Counted => ({
  count: a.count + b.count,
  amount: add(a.amount, b.amount),
  people: a.people === null ? b.people : a.people + (b.people ?? 0),
});

function counted(name: 'inCurrency' | 'facilities' | 'securities', a: ListSums, b: ListSums) {
  const sum = (a[name] ?? 0) + (b[name] ?? 0);
  return sum > 0 ? { [name]: sum } : {};
}

const together = (a: ListSums, b: ListSums): ListSums => ({
  received: both(a.received, b.received),
  admitted: both(a.admitted, b.admitted),
  contingent: add(a.contingent, b.contingent),
  notAdmitted: add(a.notAdmitted, b.notAdmitted),
  underVerification: add(a.underVerification, b.underVerification),
  transferred: add(a.transferred, b.transferred),
  securedAmount: addKnown(a.securedAmount, b.securedAmount),
  guaranteedAmount: addKnown(a.guaranteedAmount, b.guaranteedAmount),
  setOffAmount: addKnown(a.setOffAmount, b.setOffAmount),
  lines: a.lines + b.lines,
  ...((a.subJudice || b.subJudice) && {
    subJudice: add(a.subJudice ?? '0.00', b.subJudice ?? '0.00'),
  }),
  ...counted('inCurrency', a, b),
  ...counted('facilities', a, b),
  ...counted('securities', a, b),
});

const named: readonly Category[] = representedMembers;

/** All nine categories in the order of their annexures, and their totals. */
export function summaryOf(stored: readonly StoredSums[]) {
  const apart = stored.every(({ lines }) => lines !== undefined);
  const nobody = { people: 0, admittedPeople: 0 };
  const nothing = apart
    ? { ...none, secured_amount: '0.00', guaranteed_amount: '0.00', set_off_amount: '0.00' }
    : none;
  const summary = categories.map((category): SummaryLine => {
    const annexure = annexureOf(category);
    const sums = stored.find((one) => one.annexure === annexure) ?? {
      ...nothing,
      ...(apart && named.includes(category) ? nobody : {}),
    };
    return { annexure, category, ...lineOf(sums) };
  });
  return { summary, totals: summary.reduce(together, lineOf(nothing)) };
}

/** The words that say how a list counts. */
export const countedAs = ({ totals }: Pick<PresentedList, 'totals'>) =>
  totals.received.people === null ? 'countedByLines' : 'counted';

export interface ListRow
  extends Omit<
    PresentedList,
    'summary' | 'totals' | 'hindrances' | 'rows' | 'votingBase' | 'classes'
  > {
  rows: number | null;
  votingBase: string | null;
  classes: ListedClass[] | null;
  sums: StoredSums[] | null;
  hindranceCounts: HindranceCounts | null;
}

export function presentList({
  sums,
  hindranceCounts,
  rows,
  votingBase,
  classes,
  ...list
}: ListRow): PresentedList {
  return {
    ...list,
    rows: rows ?? 0,
    votingBase: votingBase ?? '0.00',
    ...(classes && { classes }),
    ...summaryOf(sums ?? []),
    hindrances: hindrancesOf(hindranceCounts ?? {}),
  };
}

/** Another line of the list holds this part too. */
export interface TransferredPart {
  way: 'from' | 'to';
  /** The number of the other creditor's claim. */
  claim: string;
  amount: string;
  /** `YYYY-MM-DD`. */
  on: string;
}

export interface Ground {
  code: ReasonCode;
  /** Left out in older lists. */
  amount?: string;
  /** Claims or a court that its sentence names, where lists show them. */
  text?: string;
}

export interface ListLine extends Amounts, OfClass {
  annexure: number;
  slNo: number;
  claimId: string;
  claimNumber: string;
  /** The employee's row in the form; 0 for a whole claim, or for the remainder of a claim for many. */
  employee: number;
  /** Null for the remainder of a claim for many, which belongs to no named person. */
  name: string | null;
  representative: string | null;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
  form: CreditorType;
  nature: string;
  securedAmount: string;
  guaranteedAmount: string;
  setOffAmount: string;
  /** New creditors claim this in lines of their own, where it counts. */
  transferred: string;
  transfers: TransferredPart[];
  relatedParty: boolean;
  voting: boolean;
  /** Null without a vote in a class; in older lists what is admitted. */
  votingDebt: string | null;
  /** Per cent with two decimals, each rounded separately; null without a vote. */
  share: string | null;
  /** The share among the creditors in the class. */
  shareInClass: string | null;
  remarks: string | null;
  reasons: string[];
  grounds: Ground[];
  /** Null in older lists. */
  subJudice: string | null;
  /** Null for a line in rupees. */
  currency: ClaimedInCurrency | null;
  /** A lender's facilities with their security; null where none were entered. */
  facilities: Facility[] | null;
}

export type LineRow = WithClassNumber<ListLine>;
