import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { editedSince } from '@/lib/claims/records/flags/edited';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paiseOf, readAmount } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { type Part, parts } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import { type Category, categoryOf, defaultCategory, workmanSaid } from '@/lib/law/categories';
import { otherDay } from '@/lib/law/effective-day';
import type { Charge, FacilityKind, Rank } from '@/lib/law/facilities';
import {
  type ClaimedForm,
  claimedHeads,
  isDividedAtDesk,
  namedHeads,
  remainder,
  rowHeads,
  rowNumberOf,
} from '@/lib/law/heads';
import { classRate } from '@/lib/law/interest';
import { dayOfDefault, principalAdmitted } from '@/lib/law/voting-debt';

export interface ReasonValues {
  code: string;
  text: string;
  /** '' for all that is not admitted under the head. */
  amount: string;
}

/** '' for an amount that nobody has typed. */
export interface HeadValues extends Record<'claimed' | Part, string> {
  head: string;
  reasons: ReasonValues[];
}

export type Answer = 'yes' | 'no' | '';

/** What the voting debt of a creditor in a class follows from; '' for a value that follows from the claim and the law. */
export interface VotingValues {
  principal: string;
  from: string;
  rate: string;
  agreed: boolean;
}

/** What was claimed in another currency; '' for rupees. */
export interface CurrencyValues {
  code: string;
  amount: string;
}

/** '' for what is not known. */
export interface SecurityValues extends Record<'asset' | 'day' | 'chargeId' | 'value', string> {
  charge: Charge;
  rank: Rank | '';
}

export interface FacilityValues extends Record<'name' | 'claimed' | 'admitted', string> {
  kind: FacilityKind;
  securities: SecurityValues[];
}

export const noSecurity: SecurityValues = {
  charge: 'mortgage',
  asset: '',
  rank: '',
  day: '',
  chargeId: '',
  value: '',
};

export const noFacility: FacilityValues = {
  kind: 'term_loan',
  name: '',
  claimed: '',
  admitted: '',
  securities: [],
};

const rupees: CurrencyValues = { code: '', amount: '' };

export interface DeskValues {
  heads: HeadValues[];
  moved: boolean;
  securedAmount: string;
  guaranteedAmount: string;
  setOffAmount: string;
  relatedParty: boolean;
  relatedPartyExempt: boolean;
  /** '' for the category that follows from form and answers. */
  category: Category | '';
  workman: Answer;
  government: Answer;
  basis: Basis;
  remarks: string;
  /** Why remarks that look like a personal number are published; absent in older stored values. */
  publishReason?: string;
  internalNote: string;
  /** '' for the day of the confirmation. */
  effectiveOn: string;
  /** Counts only in a class. */
  voting: VotingValues;
  /** The number of the class; '' while nobody says it, absent in older stored values. */
  creditorClass?: string;
  currency: CurrencyValues;
  facilities: FacilityValues[];
}

export const noReason: ReasonValues = { code: '', text: '', amount: '' };

const blank = (head: string, claimed: bigint): HeadValues => ({
  head,
  claimed: fromPaise(claimed),
  admitted: '',
  contingent: '',
  notAdmitted: '',
  underVerification: '',
  reasons: [noReason],
});

/** In paise; 0 where the text is no amount (yet). */
export const paise = (typed: string) => (typed === '' ? null : readAmount(typed)) ?? 0n;

/**
 * The heads that somebody may fill in for a claim: every row of its table in order, the heads claimed, and those that amounts
 * can move to.
 */
export function headsOf(claim: ClaimedForm): HeadValues[] {
  const claimed = new Map(claimedHeads(claim).map((one) => [one.head, one.claimed]));
  const named = [...namedHeads(claim), ...(isDividedAtDesk(claim) ? [] : [remainder])];
  const heads = new Set([...rowHeads(claim), ...claimed.keys(), ...named]);
  return [...heads].map((head) => blank(head, claimed.get(head) ?? 0n));
}

/** A stored amount in a field: zero is empty, so that people read few zeros. */
const shown = (amount: string) => (paiseOf(amount) === 0n ? '' : amount);

function votingAtFirst(
  claim: ClaimedForm,
  newest: PresentedDetermination | undefined,
): VotingValues {
  const { voting } = newest ?? {};
  if (!newest || !voting)
    return { principal: '', from: dayOfDefault(claim) ?? '', rate: '', agreed: false };
  const { principal, from, rate, agreed } = voting;
  const whole = paiseOf(principal) === principalAdmitted(claim, newest.heads);
  return {
    principal: whole ? '' : principal,
    from: from ?? '',
    rate: rate === classRate ? '' : rate,
    agreed,
  };
}

const facilitiesAtFirst = ({ facilities }: PresentedDetermination): FacilityValues[] =>
  (facilities ?? []).map(({ kind, name, claimed, admitted, securities }) => ({
    kind,
    name: name ?? '',
    claimed: shown(claimed),
    admitted: shown(admitted),
    securities: securities.map(({ charge, asset, rank, day, chargeId, value }) => ({
      charge,
      asset,
      rank: rank ?? '',
      day: day ?? '',
      chargeId: chargeId ?? '',
      value: value ?? '',
    })),
  }));

const answerOf = (value: boolean | null): Answer => (value === null ? '' : value ? 'yes' : 'no');

function filledWith(
  heads: HeadValues[],
  newest: PresentedDetermination,
  { asDivided, sameRows }: { asDivided: boolean; sameRows: boolean },
): HeadValues[] {
  const stored = new Map(
    newest.heads
      .filter(({ head }) => sameRows || rowNumberOf(head) === undefined)
      .map((one) => [one.head, one]),
  );
  return heads.map((empty) => {
    const one = stored.get(empty.head);
    if (!one) return empty;
    const single = one.reasons.length === 1;
    const reasons = one.reasons.map(({ code, text, amount }) => ({
      code,
      text: text ?? '',
      amount: single ? '' : amount,
    }));
    return {
      head: one.head,
      // If the earlier decision divided or moved the claimed amounts, these count; otherwise the claim's.
      claimed: asDivided ? one.claimed : empty.claimed,
      admitted: shown(one.admitted),
      contingent: shown(one.contingent),
      notAdmitted: shown(one.notAdmitted),
      underVerification: shown(one.underVerification),
      reasons: reasons.length > 0 ? reasons : [noReason],
    };
  });
}

/** The fields start with the claim's last decision, or with only what is claimed. */
export function startingValues(
  claim: PresentedClaim,
  newest: PresentedDetermination | undefined,
): DeskValues {
  const heads = headsOf(claim);
  if (!newest) {
    return {
      heads,
      moved: false,
      securedAmount: '',
      guaranteedAmount: '',
      setOffAmount: '',
      relatedParty: claim.claimData.isRelatedParty === 'yes',
      relatedPartyExempt: false,
      category: '',
      workman: answerOf(workmanSaid(claim.claimData)),
      government: '',
      basis: 'original',
      remarks: '',
      publishReason: '',
      internalNote: '',
      effectiveOn: '',
      voting: votingAtFirst(claim, undefined),
      creditorClass: '',
      currency: rupees,
      facilities: [],
    };
  }
  // A row of another version of the form may be another person's.
  const sameRows = !editedSince(claim) || rowHeads(claim).length === 0;
  const divided = isDividedAtDesk(claim);
  const moved = newest.moved && sameRows && !divided;
  const asDivided = moved || divided;
  const { government, currency } = newest;
  const secured = paiseOf(newest.securedAmount) > 0n;
  const fromForm = categoryOf(claim, { workman: newest.workman, government, secured });
  // Where nobody gave an answer, the form's own word is the answer, as long as the category follows from it.
  const said = fromForm === newest.category ? workmanSaid(claim.claimData) : null;
  const workman = newest.workman ?? said;
  const follows = defaultCategory(claim.creditorType, { workman, government, secured });
  return {
    heads: filledWith(heads, newest, { asDivided, sameRows }),
    moved,
    securedAmount: shown(newest.securedAmount),
    guaranteedAmount: shown(newest.guaranteedAmount),
    setOffAmount: shown(newest.setOffAmount),
    relatedParty: newest.relatedParty,
    relatedPartyExempt: newest.relatedPartyExempt,
    category: newest.category === follows ? '' : newest.category,
    workman: answerOf(workman),
    government: answerOf(government),
    basis: newest.confirmedAt ? 'revised' : newest.basis,
    remarks: newest.remarks ?? '',
    publishReason: newest.publishReason ?? '',
    internalNote: newest.internalNote ?? '',
    voting: votingAtFirst(claim, newest),
    creditorClass: String(newest.classNumber ?? ''),
    currency: currency ? { code: currency.code, amount: currency.amount } : rupees,
    facilities: facilitiesAtFirst(newest),
    effectiveOn: newest.confirmedAt ? '' : (otherDay(newest) ?? ''),
  };
}

/** Claimed under a head and in none of its parts yet; below zero where the parts are too much. */
export const missingOf = (head: Record<'claimed' | Part, string>) =>
  parts.reduce((left, part) => left - paise(head[part]), paise(head.claimed));

/** Not admitted under a head, or only contingently: it needs reasons. */
export const refusedOf = ({
  contingent,
  notAdmitted,
}: Pick<HeadValues, 'contingent' | 'notAdmitted'>) => paise(contingent) + paise(notAdmitted);
