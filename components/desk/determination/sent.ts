import { readGiven } from '@/lib/claims/deeds/determinations/given';
import type { SentDetermination } from '@/lib/client/mutations/determinations';
import { readAmount } from '@/lib/format/amount';
import type { Problem } from '@/lib/format/broken-rule';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Amounts } from '@/lib/law/amounts';
import { type Category, categoryFits, defaultCategory } from '@/lib/law/categories';
import type { CaseDays } from '@/lib/law/clock';
import type { ReferenceRate } from '@/lib/law/currency';
import { refusalOfDay } from '@/lib/law/effective-day';
import { type Facility, isChargeId, problemsOfFacilities } from '@/lib/law/facilities';
import type { ClaimedForm } from '@/lib/law/heads';
import { judge } from '@/lib/law/judge';
import { lacksStepFor } from '@/lib/law/late-binds';
import { isInClass, type Voting, votingOf } from '@/lib/law/voting-debt';
import { PortalError } from '@/lib/platform/errors';
import { markedIn, markedInFacilities } from './public-texts';
import type { SeenVersions } from './seen-versions';
import type { Lateness } from './use-lateness';
import { type Answer, type DeskValues, type HeadValues, paise, refusedOf } from './values';

const flag = (answer: Answer) => (answer === '' ? null : answer === 'yes');

/** The category that follows from form and answers. */
export const categoryFor = (form: CreditorType, values: DeskValues): Category =>
  defaultCategory(form, {
    workman: flag(values.workman),
    government: flag(values.government),
    secured: paise(values.securedAmount) > 0n,
  });

const parts = ['claimed', 'admitted', 'contingent', 'notAdmitted', 'underVerification'] as const;

/** A head is not sent if nobody has moved anything to it. */
const isSent = (head: HeadValues) =>
  parts.some((part) => head[part] !== '' && readAmount(head[part]) !== 0n);

/** The head needs reasons, or somebody typed a wrong amount. */
const isExplained = (head: HeadValues) =>
  refusedOf(head) > 0n ||
  [head.contingent, head.notAdmitted].some((typed) => typed !== '' && readAmount(typed) === null);

const amount = (typed: string) => (typed === '' ? '0.00' : typed);

const sentHead = (head: HeadValues) => ({
  head: head.head,
  claimed: amount(head.claimed),
  admitted: amount(head.admitted),
  contingent: amount(head.contingent),
  notAdmitted: amount(head.notAdmitted),
  underVerification: amount(head.underVerification),
  reasons: isExplained(head)
    ? head.reasons
        .filter(({ code }) => code !== '')
        .map(({ code, text, amount: typed }) => ({
          code,
          text: text.trim() || null,
          amount: typed || null,
        }))
    : [],
});

/** The category that counts: the chosen one, or the one that follows. */
export const categoryIn = (form: CreditorType, values: DeskValues) =>
  values.category || categoryFor(form, values);

function sentVoting(form: CreditorType, values: DeskValues): SentDetermination['voting'] {
  if (!isInClass(categoryIn(form, values))) return null;
  const { principal, from, rate, agreed } = values.voting;
  return { principal: principal || null, from: from || null, rate: rate.trim() || null, agreed };
}

const sentClass = (form: CreditorType, values: DeskValues) =>
  values.creditorClass && isInClass(categoryIn(form, values)) ? Number(values.creditorClass) : null;

/** The creditor's votes as the fields stand; null outside a class. */
export function votesOf(claim: ClaimedForm, values: DeskValues, days: CaseDays): Voting | null {
  const category = categoryIn(claim.creditorType, values);
  const heads = values.heads.map(({ head, admitted }) => ({
    head,
    admitted: fromPaise(paise(admitted)),
  }));
  const sent = sentVoting(claim.creditorType, values);
  const given = sent && {
    ...sent,
    principal: sent.principal === null ? null : paise(sent.principal),
  };
  return votingOf(claim, { category, heads }, given, days).voting;
}

/** A reason allows the remarks to be published. */
const anywayOf = ({ publishReason = '' }: DeskValues) => {
  const reason = publishReason.trim();
  return reason === '' ? {} : { publishAnyway: true, reason };
};

/** The fields whose texts nobody may publish, or only with a reason. */
function publishedFields(claim: ClaimedForm, values: DeskValues) {
  const category = categoryIn(claim.creditorType, values);
  const words = [
    ...markedIn(values.remarks, claim, category).map((one) => ({ ...one, path: 'remarks' })),
    ...markedInFacilities(values.facilities, claim),
  ];
  const own = words.filter(({ why }) => why === 'own').map(({ path }) => path);
  if (own.length > 0) return [...new Set(own)];
  const unexplained = (values.publishReason ?? '').trim() === '';
  return unexplained && words.some(({ why }) => why === 'asked') ? ['publishReason'] : [];
}

/** With the rate that the page shows, so that the server can tell whether the person saw the present one. */
function sentCurrency(
  { currency: { code, amount: typed } }: DeskValues,
  rates: readonly ReferenceRate[],
): SentDetermination['currency'] {
  if (code === '') return null;
  const rate = rates.find(({ currency }) => currency === code)?.rate ?? null;
  return { code, amount: typed.trim(), rate };
}

const sentFacilities = ({ facilities }: DeskValues): Facility[] | null =>
  facilities.length === 0
    ? null
    : facilities.map(({ kind, name, claimed, admitted, securities }) => ({
        kind,
        name: name.trim() || null,
        claimed: amount(claimed),
        admitted: amount(admitted),
        securities: securities.map(({ charge, asset, rank, day, chargeId, value }) => ({
          charge,
          asset: asset.trim(),
          rank: rank || null,
          day: day || null,
          chargeId: chargeId.trim() || null,
          value: value || null,
        })),
      }));

const securityFields = ({ facilities }: DeskValues): Problem[] =>
  facilities.flatMap(({ securities }, at) =>
    securities.flatMap(({ asset, chargeId }, row) => {
      const path = `facilities.${at}.securities.${row}`;
      const wrongId = chargeId.trim() !== '' && !isChargeId(chargeId.trim());
      return [
        ...(asset.trim() === '' ? [{ path: `${path}.asset`, rule: 'asset_required' }] : []),
        ...(wrongId ? [{ path: `${path}.chargeId`, rule: 'charge_id' }] : []),
      ];
    }),
  );

/** Gives the fields in the shape of the call. */
export const sentOf = (
  form: CreditorType,
  values: DeskValues,
  read: SeenVersions,
  confirm: boolean,
  rates: readonly ReferenceRate[] = [],
): SentDetermination => ({
  ...read,
  basis: values.basis,
  heads: values.heads.filter(isSent).map(sentHead),
  moved: values.moved,
  securedAmount: amount(values.securedAmount),
  guaranteedAmount: amount(values.guaranteedAmount),
  setOffAmount: amount(values.setOffAmount),
  relatedParty: values.relatedParty,
  relatedPartyExempt: values.relatedParty && values.relatedPartyExempt,
  category: categoryIn(form, values),
  workman: flag(values.workman),
  government: flag(values.government),
  classNumber: sentClass(form, values),
  remarks: values.remarks.trim() || null,
  ...anywayOf(values),
  internalNote: values.internalNote.trim() || null,
  effectiveOn: values.effectiveOn || null,
  voting: sentVoting(form, values),
  currency: sentCurrency(values, rates),
  facilities: sentFacilities(values),
  confirm,
});

/** Finds the field for a problem at a place of the call. */
export function fieldOf(values: DeskValues, path: string): string {
  if (path === 'heads') return 'root.totals';
  if (path === 'facilities') return 'root.facilities';
  if (path === 'classNumber') return 'creditorClass';
  const [first, place, ...parts] = path.split('.');
  if (first !== 'heads') return path;
  const head = values.heads.filter(isSent)[Number(place)];
  const at = head ? values.heads.indexOf(head) : 0;
  const [of = 'head', reason, field = 'code'] = parts;
  if (of !== 'reasons') return `heads.${at}.${[of, ...parts.slice(1)].join('.')}`;
  // Rows without a code are not sent.
  const sent = head?.reasons.filter(({ code }) => code !== '') ?? [];
  const row = reason === undefined ? undefined : sent[Number(reason)];
  return `heads.${at}.reasons.${row ? head?.reasons.indexOf(row) : 0}.${field}`;
}

/** The fields with an admitted or contingent amount of a claim that came too late. */
const admittedFields = ({ heads }: DeskValues) =>
  heads.flatMap((head, at) =>
    (['admitted', 'contingent'] as const).flatMap((part) =>
      paise(head[part]) > 0n ? [`heads.${at}.${part}`] : [],
    ),
  );

/** The fields that contradict how late the claim is. */
function lateFields(values: DeskValues, totals: Amounts, { facts, days }: Lateness) {
  const lacking = lacksStepFor({ basis: values.basis, totals }, facts, days);
  if (lacking === 'amount') return admittedFields(values);
  return lacking === 'basis' ? ['basis'] : [];
}

/** Gives everything wrong in the fields, by the server's rules; a path names a field, or `heads.0` a whole head. */
export function problemsOf(claim: ClaimedForm, values: DeskValues, late?: Lateness): Problem[] {
  const sent = sentOf(claim.creditorType, values, { claimVersion: 0, seen: 0 }, false);
  const at = (path: string, rule: string) => ({ path: fieldOf(values, path), rule });
  try {
    const given = readGiven(sent);
    const { heads, problems, totals } = judge(claim, given.heads, { moved: values.moved });
    const most = paise(totals.admitted) + paise(totals.contingent);
    const beyond = (['securedAmount', 'guaranteedAmount'] as const).filter(
      (name) => given[name] > most,
    );
    const { workman, government, category, effectiveOn } = sent;
    const answers = { workman, government, secured: given.securedAmount > 0n };
    const fits = categoryFits(claim.creditorType, category, answers, sent.remarks);
    return [
      ...problems.map(({ path, rule }) => at(path, rule)),
      ...(late ? lateFields(values, totals, late) : []).map((path) => ({
        path,
        rule: 'late_step_missing',
      })),
      ...(late && refusalOfDay({ effectiveOn, totals }, late.facts, late)
        ? [{ path: 'effectiveOn', rule: 'day_out_of_range' }]
        : []),
      ...(late ? votingOf(claim, { category, heads }, given.voting, late.days).problems : []).map(
        ({ path, rule }) => at(path, rule),
      ),
      ...beyond.map((path) => ({ path, rule: 'amount_invalid' })),
      ...problemsOfFacilities(claim.creditorType, given.facilities, totals).map(({ path, rule }) =>
        at(path, rule),
      ),
      ...securityFields(values),
      ...publishedFields(claim, values).map((path) => ({
        path,
        rule: 'identifier_in_public_text',
      })),
      ...(fits ? [] : [{ path: 'category', rule: 'category_unfit' }]),
    ];
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return (error.issues ?? []).map(({ path, rule }) => at(path, rule));
  }
}
