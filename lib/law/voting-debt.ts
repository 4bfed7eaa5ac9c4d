import { paiseOf } from '@/lib/format/amount';
import type { Problem } from '@/lib/format/broken-rule';
import { daysBetween } from '@/lib/format/days';
import { fromPaise } from '@/lib/format/money';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import type { Category } from './categories';
import type { CaseDays } from './clock';
import { classCategories } from './committee';
import { defaultDateOf } from './default-date';
import { type ClaimedForm, isPrincipal } from './heads';
import { classRate, interestOf, plainRate, readRate } from './interest';
import type { DeterminedHead } from './judge';

/**
 * With what a creditor in a class votes: principal and interest to the commencement date at 8 per cent or the agreed rate,
 * claimed or not (reg. 16A(7)). While `from` is null, or without a principal, it is what is admitted.
 */
export interface Voting {
  principal: string;
  /** The first day of interest, `YYYY-MM-DD`. */
  from: string | null;
  /** Per cent a year. */
  rate: string;
  agreed: boolean;
  debt: string;
}

/** A null principal or rate follows from the claim and the law. */
export interface GivenVoting {
  /** In paise. */
  principal: bigint | null;
  /** Undefined for the day of default that the form names. */
  from: string | null | undefined;
  rate: string | null;
  agreed: boolean;
}

interface Determined {
  category: Category;
  heads: readonly Pick<DeterminedHead, 'head' | 'admitted'>[];
}

/** The sentence of `voting_unfit` says it. */
export type Unfit =
  | 'category'
  | 'principal'
  | 'no_day'
  | 'no_commencement'
  | 'after_commencement'
  | 'too_long_ago'
  | 'rate';

type VotingProblem = Problem<'voting_unfit'> & { params: { unfit: Unfit } };

const mostDays = 36_525;

const nothingGiven: GivenVoting = {
  principal: null,
  from: undefined,
  rate: null,
  agreed: false,
};

export const isInClass = (category: Category) =>
  classCategories.some((inClass) => inClass === category);

const sumOf = (heads: Determined['heads']) =>
  heads.reduce((sum, { admitted }) => sum + paiseOf(admitted), 0n);

/** What is admitted as principal, in paise. */
export const principalAdmitted = (
  { creditorType }: Pick<ClaimedForm, 'creditorType'>,
  heads: Determined['heads'],
) => sumOf(heads.filter(({ head }) => isPrincipal(creditorType, head)));

/** The day of default that a claim's form names; null for a form that names none. */
export function dayOfDefault({ creditorType, claimData }: ClaimedForm) {
  const day = claimData[defaultDateOf[creditorType] ?? ''];
  return typeof day === 'string' && day !== '' && !calendarDay(day) ? day : null;
}

/** Null if interest cannot run from that day. */
function dayOfForm(claim: ClaimedForm, days: CaseDays) {
  const day = dayOfDefault(claim);
  return day === null || faultOfDay(day, days) ? null : day;
}

function faultOfDay(from: string, { commencementDate }: CaseDays): Unfit | undefined {
  if (calendarDay(from)) return 'no_day';
  if (commencementDate === null) return 'no_commencement';
  const run = daysBetween(from, commencementDate);
  if (run < 0) return 'after_commencement';
  return run > mostDays ? 'too_long_ago' : undefined;
}

/** Without a principal, a first day or a commencement date the debt is what is admitted. */
function debtOf(
  { principal, from, rate }: { principal: bigint; from: string | null; rate: string },
  heads: Determined['heads'],
  { commencementDate: to }: CaseDays,
) {
  const read = readRate(rate);
  if (principal === 0n || from === null || calendarDay(from) || to === null || read === null)
    return fromPaise(sumOf(heads));
  // The commencement date may have been mended since.
  const first = from < to ? from : to;
  return interestOf({ principal, rate: read, from: first, to, compounding: 'none' }).total;
}

function faultsOf(given: GivenVoting, most: bigint, days: CaseDays): VotingProblem[] {
  const faults: [path: string, unfit: Unfit][] = [];
  const rate = given.rate === null ? classRate : plainRate(given.rate);
  const ofDay = given.from ? faultOfDay(given.from, days) : undefined;
  if ((given.principal ?? 0n) > most) faults.push(['principal', 'principal']);
  if (ofDay) faults.push(['from', ofDay]);
  if (rate === null || (rate !== classRate && !given.agreed)) faults.push(['rate', 'rate']);
  return faults.map(([path, unfit]) => ({
    path: `voting.${path}`,
    rule: 'voting_unfit',
    params: { unfit },
  }));
}

/**
 * The voting debt of a determination and what is wrong with it; null outside a class. Where nothing is given, it is what is
 * admitted as principal, at the rate of the law, from the day of default that the form names.
 */
export function votingOf(
  claim: ClaimedForm,
  { category, heads }: Determined,
  given: GivenVoting | null,
  days: CaseDays,
): { voting: Voting | null; problems: VotingProblem[] } {
  if (!isInClass(category)) {
    const params = { unfit: 'category' } as const;
    return {
      voting: null,
      problems: given ? [{ path: 'voting', rule: 'voting_unfit', params }] : [],
    };
  }
  const most = principalAdmitted(claim, heads);
  const said = given ?? nothingGiven;
  const principal = said.principal ?? most;
  const rate = plainRate(said.rate ?? classRate) ?? classRate;
  const from = said.from === undefined ? dayOfForm(claim, days) : said.from;
  const { agreed } = said;
  const debt = debtOf({ principal, from, rate }, heads, days);
  const voting = { principal: fromPaise(principal), from, rate, agreed, debt };
  return { voting, problems: faultsOf(said, most, days) };
}

/**
 * The voting debt that follows from an earlier determination: day and rate stay, and the principal changes with what is admitted
 * as principal. Without an earlier debt it follows from the claim.
 */
export function votingCarried(
  claim: ClaimedForm,
  before: { voting: Voting | null; heads: Determined['heads'] },
  after: Determined,
  days: CaseDays,
): Voting | null {
  if (!before.voting || !isInClass(after.category))
    return votingOf(claim, after, null, days).voting;
  const { from, rate, agreed } = before.voting;
  const [was, now] = [before.heads, after.heads].map((heads) => principalAdmitted(claim, heads));
  const principal = was ? (paiseOf(before.voting.principal) * (now ?? 0n)) / was : (now ?? 0n);
  const debt = debtOf({ principal, from, rate }, after.heads, days);
  return { principal: fromPaise(principal), from, rate, agreed, debt };
}
