import type { Problem } from '@/lib/format/broken-rule';
import { dayInIndia } from '@/lib/format/date';
import { readDay, splitDay } from '@/lib/format/typed-day';
import { type CaseDays, latenessOf } from './clock';
import { type GivenHead, type GivenReason, reasonAmount } from './judge';
import type { LateFacts } from './late-binds';
import { refusingSteps } from './late-states';
import { isReasonCode, type Named, namedWith } from './reasons';

export interface ReasonFacts extends LateFacts {
  claimNumber: string;
  /** Claim numbers that the reasons name, of this case and not withdrawn. */
  known: ReadonlySet<string>;
  /** What went to other creditors, in paise. */
  transferred: bigint;
  days: CaseDays;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The sentence of `reason_untrue` says it. */
export type Untruth =
  | 'not_late'
  | 'acceptable'
  | 'no_day'
  | 'future_day'
  | 'no_claim'
  | 'unknown_claim'
  | 'same_claim'
  | 'not_transferred';

const numbers = /CLM-\d{4}-\d{6,9}/gi;

/** The claim numbers in the text of a reason, in capitals. */
export const claimsIn = (text: string | null) =>
  (text?.match(numbers) ?? []).map((number) => number.toUpperCase());

function untruthOfDay(text: string, today: string): Untruth | null {
  const parts = splitDay(text);
  const read = parts && readDay(parts);
  if (!read || !('day' in read)) return 'no_day';
  return read.day > today ? 'future_day' : null;
}

function untruthOfClaims(text: string, { known, claimNumber }: ReasonFacts): Untruth | null {
  const named = claimsIn(text);
  if (named.length === 0) return 'no_claim';
  if (named.includes(claimNumber)) return 'same_claim';
  return named.every((number) => known.has(number)) ? null : 'unknown_claim';
}

function untruthOfLateness({ receivedAt, lateStep, days }: ReasonFacts): Untruth | null {
  if (latenessOf(dayInIndia(receivedAt), days) !== 'late_track') return 'not_late';
  const mayBe = lateStep === null || refusingSteps.includes(lateStep);
  return mayBe ? null : 'acceptable';
}

type UntruthOf = (text: string, facts: ReasonFacts) => Untruth | null;

/** Forums and names are not compared with anything. */
const untruthsOfNamed: Record<Named, UntruthOf | null> = {
  claim: untruthOfClaims,
  date: (text, { today }) => untruthOfDay(text, today),
  forum: null,
  name: null,
};

function untruthOfText({ code, text }: GivenReason, facts: ReasonFacts) {
  if (code === 'late_not_acceptable') return untruthOfLateness(facts);
  const named = isReasonCode(code) ? namedWith(code) : undefined;
  return (named && untruthsOfNamed[named]?.(text ?? '', facts)) ?? null;
}

const amountOfTransfers = (heads: readonly GivenHead[]) =>
  heads.reduce(
    (sum, head) =>
      head.reasons.reduce(
        (within, reason) =>
          within + (reason.code === 'transferred' ? reasonAmount(head, reason) : 0n),
        sum,
      ),
    0n,
  );

/** The reasons that cannot be true of the claim, each with what is wrong in `params.untruth`. */
export function untrueReasons(heads: readonly GivenHead[], facts: ReasonFacts) {
  const tooMuch = amountOfTransfers(heads) > facts.transferred;
  const untruthOf = (reason: GivenReason) =>
    reason.code === 'transferred' && tooMuch ? 'not_transferred' : untruthOfText(reason, facts);
  return heads.flatMap(({ reasons }, at) =>
    reasons.flatMap((reason, row): Problem<'reason_untrue'>[] => {
      const untruth = untruthOf(reason);
      if (!untruth) return [];
      const path = `heads.${at}.reasons.${row}.${untruth === 'not_transferred' ? 'code' : 'text'}`;
      return [{ path, rule: 'reason_untrue', params: { untruth } }];
    }),
  );
}
