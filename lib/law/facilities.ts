import { paiseOf } from '@/lib/format/amount';
import type { Problem } from '@/lib/format/broken-rule';
import { formatMoney, fromPaise } from '@/lib/format/money';
import type { charges, facilityTypes } from '@/lib/forms/definitions/facility-options';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Amounts } from './amounts';
import { portionsOf } from './portions';

/** The order in which securities over one asset are paid, as charges are registered. */
export const ranks = [
  'exclusive',
  'first',
  'first_pari_passu',
  'second',
  'second_pari_passu',
  'subservient',
] as const;

export type FacilityKind = (typeof facilityTypes)[number];
export type Charge = (typeof charges)[number];
export type Rank = (typeof ranks)[number];

export interface Security {
  charge: Charge;
  /** The thing charged, or who guarantees. */
  asset: string;
  rank: Rank | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  /** Its number with the Registrar of Companies. */
  chargeId: string | null;
  value: string | null;
}

export interface Facility {
  kind: FacilityKind;
  name: string | null;
  claimed: string;
  admitted: string;
  securities: Security[];
}

/** Each facility has a letter of its own, in each language. */
export const mostFacilities = 26;
export const mostSecurities = 20;

/** Accepts the numbers that the Registrar of Companies gives to charges. */
export const isChargeId = (text: string) => /^\d{8,9}$/.test(text);

const sides = ['claimed', 'admitted'] as const;

const sumOf = (facilities: readonly Facility[], side: (typeof sides)[number]) =>
  facilities.reduce((sum, one) => sum + paiseOf(one[side]), 0n);

export const hasFacilities = (form: CreditorType) => form === 'form_c' || form === 'form_ca';

type FacilityRule = 'facilities_unfit' | 'facilities_differ' | 'amount_invalid';

/** What is wrong with a determination's facilities: only financial creditors have any, none exceeds its claim, and they add up. */
export function problemsOfFacilities(
  form: CreditorType,
  facilities: readonly Facility[],
  totals: Pick<Amounts, 'claimed' | 'admitted'>,
): Problem<FacilityRule>[] {
  if (facilities.length === 0) return [];
  if (!hasFacilities(form)) return [{ path: 'facilities', rule: 'facilities_unfit' }];
  const beyond = facilities.flatMap(({ claimed, admitted }, at) =>
    paiseOf(admitted) > paiseOf(claimed)
      ? [{ path: `facilities.${at}.admitted`, rule: 'amount_invalid' as const }]
      : [],
  );
  if (beyond.length > 0) return beyond;
  return sides.flatMap((side) => {
    const sum = sumOf(facilities, side);
    const whole = paiseOf(totals[side]);
    if (sum === whole) return [];
    const params = { side, sum: formatMoney(fromPaise(sum)), whole: formatMoney(totals[side]) };
    return [{ path: 'facilities', rule: 'facilities_differ' as const, params }];
  });
}

/** The facilities of a determination that follows from an earlier one; none where nobody has said how the new amounts divide. */
export function facilitiesCarried(
  facilities: readonly Facility[] | null,
  totals: Pick<Amounts, 'claimed' | 'admitted'>,
): Facility[] | null {
  if (!facilities) return null;
  const [only, ...others] = facilities;
  const { claimed, admitted } = totals;
  if (only && others.length === 0) return [{ ...only, claimed, admitted }];
  if (sumOf(facilities, 'claimed') !== paiseOf(claimed)) return null;
  if (sumOf(facilities, 'admitted') === paiseOf(admitted)) return [...facilities];
  if (paiseOf(admitted) === 0n) return facilities.map((one) => ({ ...one, admitted: '0.00' }));
  if (admitted === claimed) return facilities.map((one) => ({ ...one, admitted: one.claimed }));
  return null;
}

/** Divides facilities by `amount` (paise), which goes to another creditor, to the paisa. Their security secures both parts. */
export function facilitiesParted(facilities: readonly Facility[] | null, amount: bigint) {
  if (!facilities) return { stays: null, goes: null };
  const parts = portionsOf(
    facilities.map(({ admitted }) => paiseOf(admitted)),
    amount,
  );
  const partOf = (at: number) => parts[at] ?? 0n;
  return {
    stays: facilities.map((one, at) => ({
      ...one,
      admitted: fromPaise(paiseOf(one.admitted) - partOf(at)),
    })),
    goes: facilities.flatMap((one, at) => {
      const part = fromPaise(partOf(at));
      return partOf(at) > 0n ? [{ ...one, claimed: part, admitted: part }] : [];
    }),
  };
}
