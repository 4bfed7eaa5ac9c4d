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

/** A head as it stands in the fields; '' for an amount that nobody has typed. */
export interface HeadValues extends Record<'claimed' | Part, string> {
  head: string;
  reasons: ReasonValues[];
}

export type Answer = 'yes' | 'no' | '';

/** What the voting debt of a creditor in a class is reckoned from; '' for what follows from the claim and the law. */
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

/** What secures a facility; '' for what is not known. */
export interface SecurityValues extends Record<'asset' | 'day' | 'chargeId' | 'value', string> {
  charge: Charge;
  rank: Rank | '';
}

/** A facility as it stands in the fields. */
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
  /** '' for the one that follows from form and answers. */
  category: Category | '';
  workman: Answer;
  government: Answer;
  basis: Basis;
  remarks: string;
  /** Why remarks that look like a number of a person are published; missing in what was kept before it was asked. */
  publishReason?: string;
  internalNote: string;
  /** '' for the day on which it is confirmed. */
  effectiveOn: string;
  /** Counts in a class alone. */
  voting: VotingValues;
  /** The number of the class; '' while nobody says it, missing in what was kept before it was asked. */
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

/** The paise of what is typed, nothing where it is no amount (yet). */
export const paise = (typed: string) => (typed === '' ? null : readAmount(typed)) ?? 0n;

/**
 * What somebody may fill in of a claim: every row of its table in order, the heads claimed, and those that amounts can be moved
 * to.
 */
export function headsOf(claim: ClaimedForm): HeadValues[] {
  const claimed = new Map(claimedHeads(claim).map((one) => [one.head, one.claimed]));
  const named = [...namedHeads(claim), ...(isDividedAtDesk(claim) ? [] : [remainder])];
  const heads = new Set([...rowHeads(claim), ...claimed.keys(), ...named]);
  return [...heads].map((head) => blank(head, claimed.get(head) ?? 0n));
}

/** A stored amount as it stands in a field: nothing where it is nothing, so that few zeros are read. */
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
      // What is claimed was divided, or moved, by whoever decided; otherwise the claim says it.
      claimed: asDivided ? one.claimed : empty.claimed,
      admitted: shown(one.admitted),
      contingent: shown(one.contingent),
      notAdmitted: shown(one.notAdmitted),
      underVerification: shown(one.underVerification),
      reasons: reasons.length > 0 ? reasons : [noReason],
    };
  });
}

/** What the fields say at first: what was decided of the claim last, or nothing but what is claimed. */
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
  // The form's own word stands as the answer where nobody gave one, as long as the category follows from it.
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

/** What is claimed under a head and stands under none of its parts yet; below nothing where they are too much. */
export const missingOf = (head: Record<'claimed' | Part, string>) =>
  parts.reduce((left, part) => left - paise(head[part]), paise(head.claimed));

/** What is not admitted under a head, or only contingently: it needs reasons. */
export const refusedOf = ({
  contingent,
  notAdmitted,
}: Pick<HeadValues, 'contingent' | 'notAdmitted'>) => paise(contingent) + paise(notAdmitted);
