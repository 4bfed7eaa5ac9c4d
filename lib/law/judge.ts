import type { Problem } from '@/lib/format/broken-rule';
import { fromPaise } from '@/lib/format/money';
import { type Amounts, inRupees, type Paise, type Part, sumOf, totalOf } from './amounts';
import {
  type ClaimedForm,
  type ClaimedHead,
  claimedHeads,
  headsKnownTo,
  isDividedAtDesk,
  namedHeads,
} from './heads';
import { isReasonCode, needsText, type ReasonCode } from './reasons';

/** Without an amount it explains everything not admitted under its head. */
export interface GivenReason {
  code: string;
  text: string | null;
  amount: bigint | null;
}

/** In paise; `claimed` is null for the amount that the claim says. */
export interface GivenHead extends Record<Part, bigint> {
  head: string;
  claimed: bigint | null;
  reasons: readonly GivenReason[];
}

export interface Reason {
  code: ReasonCode;
  text: string | null;
  amount: string;
}

export interface DeterminedHead extends Amounts {
  head: string;
  reasons: Reason[];
}

type Fault =
  | 'head_unknown'
  | 'heads_do_not_balance'
  | 'reason_required'
  | 'reason_unexpected'
  | 'reason_unknown';

type HeadProblem = Problem<Fault> & { params: { head: string } };

export interface Judged {
  heads: DeterminedHead[];
  totals: Amounts;
  problems: HeadProblem[];
}

/** In the order of the form; heads left out are wholly under verification. */
function filled(form: ClaimedForm, given: readonly GivenHead[]) {
  const known = claimedHeads(form);
  const left = withoutGiven(form, known, given);
  const order = [...namedHeads(form), ...known.map(({ head }) => head)];
  const whole = left.map(
    ({ head, claimed }): GivenHead => ({
      head,
      claimed,
      admitted: 0n,
      contingent: 0n,
      notAdmitted: 0n,
      underVerification: claimed,
      reasons: [],
    }),
  );
  const place = ({ head }: GivenHead) => {
    const at = order.indexOf(head);
    return at < 0 ? order.length : at;
  };
  return [...given, ...whole].toSorted((a, b) => place(a) - place(b));
}

/** Where the desk divides the claim, the first of these heads gets the rest of the amount. */
function withoutGiven(form: ClaimedForm, known: ClaimedHead[], given: readonly GivenHead[]) {
  const names = new Set(given.map(({ head }) => head));
  if (!isDividedAtDesk(form)) return known.filter(({ head }) => !names.has(head));
  const [head] = namedHeads(form).filter((name) => !names.has(name));
  const total = known.reduce((sum, { claimed }) => sum + claimed, 0n);
  const rest = given.reduce(
    (sum, { claimed, ...amounts }) => sum - (claimed ?? sumOf(amounts)),
    total,
  );
  return head && rest > 0n ? [{ head, claimed: rest }] : [];
}

/**
 * Compares a determination with the claim, to the paisa; heads left out are wholly under verification. `moved` lets amounts move
 * between heads of the same total; `unexplained` accepts a reason without its required text.
 */
export function judge(
  form: ClaimedForm,
  given: readonly GivenHead[],
  { moved = false, unexplained = false } = {},
): Judged {
  const problems: HeadProblem[] = [];
  const claimed = new Map(claimedHeads(form).map((one) => [one.head, one.claimed]));
  const divided = isDividedAtDesk(form);
  const isKnown = headsKnownTo(form);
  const names = new Set<string>();
  const report = (rule: Fault, path: string, head: string) =>
    problems.push({ path, rule, params: { head } });

  given.forEach((one, index) => {
    const { head } = one;
    const path = `heads.${index}`;
    if (!isKnown(head) || names.has(head)) {
      report('head_unknown', `${path}.head`, head);
      return;
    }
    names.add(head);
    const of = one.claimed ?? (divided ? sumOf(one) : (claimed.get(head) ?? 0n));
    if (sumOf(one) !== of) report('heads_do_not_balance', path, head);
    else if (!divided && !moved && of !== (claimed.get(head) ?? 0n))
      report('heads_do_not_balance', `${path}.claimed`, head);
    for (const [rule, where] of faultsOfReasons(one, unexplained)) report(rule, path + where, head);
  });

  const all = filled(form, given).map((one) => {
    const amounts: Paise = { ...one, claimed: one.claimed ?? sumOf(one) };
    return { one, amounts };
  });
  const total = totalOf(all.map(({ amounts }) => amounts));
  const whole = [...claimed.values()].reduce((sum, amount) => sum + amount, 0n);
  if (total.claimed !== whole && problems.length === 0) report('heads_do_not_balance', 'heads', '');
  return {
    heads: all.map(({ one, amounts }) => ({
      head: one.head,
      ...inRupees(amounts),
      reasons: storedReasons(one),
    })),
    totals: inRupees(total),
    problems,
  };
}

const refusedOf = ({ contingent, notAdmitted }: GivenHead) => contingent + notAdmitted;

/** What a reason explains, in paise. A single one without an amount explains everything that is refused. */
export const reasonAmount = (one: GivenHead, { amount }: GivenReason) =>
  amount ?? (one.reasons.length === 1 ? refusedOf(one) : 0n);

/** Reasons explain exactly what is not admitted or only contingent. Only `contingent` amounts take the reason that says so. */
function faultsOfReasons(one: GivenHead, unexplained: boolean): [Fault, string][] {
  const faults = one.reasons.flatMap((reason, at): [Fault, string][] => {
    const path = `.reasons.${at}`;
    if (!isReasonCode(reason.code)) return [['reason_unknown', `${path}.code`]];
    if (refusedOf(one) === 0n) return [['reason_unexpected', path]];
    if (needsText(reason.code) && !reason.text && !unexplained)
      return [['reason_required', `${path}.text`]];
    return reasonAmount(one, reason) === 0n ? [['reason_unexpected', `${path}.amount`]] : [];
  });
  if (faults.length > 0) return faults;
  const explained = one.reasons.reduce((sum, reason) => sum + reasonAmount(one, reason), 0n);
  if (explained < refusedOf(one)) return [['reason_required', '.reasons']];
  if (explained > refusedOf(one)) return [['reason_unexpected', '.reasons']];
  const estimated = one.reasons.filter(({ code }) => code === 'contingent');
  const contingent = estimated.reduce((sum, reason) => sum + reasonAmount(one, reason), 0n);
  const first = one.reasons.findIndex(({ code }) => code === 'contingent');
  return contingent > one.contingent && !unexplained
    ? [['reason_unexpected', `.reasons.${first}.code`]]
    : [];
}

const storedReasons = (one: GivenHead): Reason[] =>
  one.reasons.flatMap((reason) => {
    if (!isReasonCode(reason.code)) return [];
    return [{ code: reason.code, text: reason.text, amount: fromPaise(reasonAmount(one, reason)) }];
  });
