import type { PresentedClaim } from '@/lib/claims/records/present';
import { readAmount } from '@/lib/format/amount';
import { daysBetween } from '@/lib/format/days';
import type { Decimal } from '@/lib/format/decimal';
import { faultWithin } from '@/lib/format/typed-day';
import { partsOf, principalBeside } from '@/lib/law/heads';
import { type Compounding, interestOf } from '@/lib/law/interest';

/** A hundred years, as the server's calculation. */
const mostDays = 36_525;

export interface InterestRow {
  /** The place of the head that takes its interest; null where none was claimed. */
  at: number | null;
  label: string;
  /** In paise. */
  principal: bigint;
  /** `YYYY-MM-DD`; '' where the form names no day. */
  since: string;
}

export interface Terms {
  rate: Decimal;
  to: string;
  compounding: Compounding;
}

interface Head {
  head: string;
  claimed: string;
  admitted: string;
}

const paise = (text: string) => readAmount(text || '0') ?? 0n;

/** The rows of a claim whose principal may bear interest, in their order, whether interest was claimed or not. */
export const interestRows = (
  claim: PresentedClaim,
  heads: readonly Head[],
  labelOf: (head: string) => string,
): InterestRow[] =>
  heads.flatMap(({ head, claimed, admitted }) => {
    const parts = partsOf(head);
    if (parts?.name !== 'invoice') return [];
    const interest = `invoiceInterest:${parts.row}`;
    const at = heads.findIndex((one) => one.head === interest);
    return [
      {
        at: at < 0 ? null : at,
        label: labelOf(head),
        principal: paise(admitted || claimed),
        since: principalBeside(claim, interest).since,
      },
    ];
  });

/** Interest from a day; null where the days are none, or too many. */
export function interestSince(principal: bigint, since: string, { rate, to, compounding }: Terms) {
  if (faultWithin(since)) return null;
  const days = daysBetween(since, to);
  if (days < 0 || days > mostDays) return null;
  return interestOf({ principal, rate, from: since, to, compounding });
}
