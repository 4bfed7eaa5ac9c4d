import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

/**
 * The parts that the claimed amount of a claim, or of one of its heads, divides into: claimed = admitted + contingent +
 * notAdmitted + underVerification.
 */
export const parts = ['admitted', 'contingent', 'notAdmitted', 'underVerification'] as const;
export type Part = (typeof parts)[number];

/** In paise. */
export type Paise = Record<'claimed' | Part, bigint>;
/** In rupees with two decimals, as they are stored and answered. */
export type Amounts = Record<'claimed' | Part, string>;

export const nothing: Paise = {
  claimed: 0n,
  admitted: 0n,
  contingent: 0n,
  notAdmitted: 0n,
  underVerification: 0n,
};

/** The sum of the four parts. */
export const sumOf = (amounts: Record<Part, bigint>) =>
  parts.reduce((sum, part) => sum + amounts[part], 0n);

/** The sum of several amounts, part by part. */
export const totalOf = (all: readonly Paise[]): Paise =>
  all.reduce(
    (total, one) => ({
      claimed: total.claimed + one.claimed,
      admitted: total.admitted + one.admitted,
      contingent: total.contingent + one.contingent,
      notAdmitted: total.notAdmitted + one.notAdmitted,
      underVerification: total.underVerification + one.underVerification,
    }),
    nothing,
  );

/** Amounts in rupees with two decimals, from amounts in paise. */
export const inRupees = (amounts: Paise): Amounts => ({
  claimed: fromPaise(amounts.claimed),
  admitted: fromPaise(amounts.admitted),
  contingent: fromPaise(amounts.contingent),
  notAdmitted: fromPaise(amounts.notAdmitted),
  underVerification: fromPaise(amounts.underVerification),
});

/** Stored amounts in paise. Throws for a text that is no amount, which is never stored. */
export const inPaise = (amounts: Amounts): Paise => ({
  claimed: paiseOf(amounts.claimed),
  admitted: paiseOf(amounts.admitted),
  contingent: paiseOf(amounts.contingent),
  notAdmitted: paiseOf(amounts.notAdmitted),
  underVerification: paiseOf(amounts.underVerification),
});
