import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';

/** A claimed amount divides into these: claimed = admitted + contingent + notAdmitted + underVerification. */
export const parts = ['admitted', 'contingent', 'notAdmitted', 'underVerification'] as const;
export type Part = (typeof parts)[number];

export type Paise = Record<'claimed' | Part, bigint>;
export type Amounts = Record<'claimed' | Part, string>;

export const nothing: Paise = {
  claimed: 0n,
  admitted: 0n,
  contingent: 0n,
  notAdmitted: 0n,
  underVerification: 0n,
};

export const sumOf = (amounts: Record<Part, bigint>) =>
  parts.reduce((sum, part) => sum + amounts[part], 0n);

/** Tells whether nothing of a claim is decided yet. */
export const whollyUnderVerification = ({
  claimed,
  underVerification,
}: Pick<Paise, 'claimed' | 'underVerification'>) => underVerification === claimed;

/** Adds amounts up, part by part. */
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
