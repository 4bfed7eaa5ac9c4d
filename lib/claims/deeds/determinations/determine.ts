import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { type LockedClaim, lockClaim } from '@/lib/access/lock-claims';
import { refusalToConfirm } from '@/lib/access/who-confirms';
import { readClasses } from '@/lib/case/classes/read';
import { requireDeterminedTexts } from '@/lib/claims/records/published/remarks';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { categoryFits, categoryOf } from '@/lib/law/categories';
import type { CaseDays } from '@/lib/law/clock';
import { type Facility, problemsOfFacilities } from '@/lib/law/facilities';
import { judge } from '@/lib/law/judge';
import { claimsIn, untrueReasons } from '@/lib/law/reason-facts';
import { isInClass, votingOf } from '@/lib/law/voting-debt';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type Given, readGiven } from './given';
import { inCurrency } from './in-currency';
import { readDetermination } from './read';
import { type DeterminationRefusal, refusalOfDetermination } from './refusal';
import type { DeterminationBody } from './schema';
import {
  type CaseForDesk,
  type CurrentDetermination,
  caseForDesk,
  claimsToDetermine,
  knownClaims,
  type ToDetermine,
} from './to-determine';
import {
  applyConfirmed,
  auditProposals,
  type NewDetermination,
  writeDeterminations,
} from './write';

/**
 * Saves a determination: confirmed if the actor may confirm it, otherwise proposed. A proposal replaces the open one; a
 * confirmed determination also replaces the one in force, and the claim's status follows. Heads left out are under
 * verification. Without a basis it is `original`, or `revised` after a confirmed one.
 * Throws `not_found`, `claim_closed` and the limit's refusal; `claim_changed` and `determined_meanwhile` when the actor read
 * something older; `second_person_required` and `forbidden` when they may not confirm; `amount_invalid`, the law's
 * `head_unknown`, `heads_do_not_balance`, `reason_…`, `category_unfit`, `voting_unfit` and `class_unfit`; `transferred_stays`,
 * `late_step_missing` and `day_out_of_range`; `rate_missing`, `rate_changed` and `currency_unfit`; `facilities_unfit` and
 * `facilities_differ`; and `identifier_in_public_text` for texts that may not be published.
 */
export async function determine(actor: Actor, claimId: string, body: DeterminationBody) {
  const given = readGiven(body);
  await consumeActorLimits(determinations, actor);
  const id = await db.$transaction(async (tx) => {
    const claim = await lockClaim(tx, actor, 'claim.determine', claimId);
    if (claim.status === 'withdrawn') throw new PortalError('claim_closed');
    const found = (await claimsToDetermine(tx, [claimId])).get(claimId);
    if (!found) throw new Error('a locked claim is there');
    requireAsSeen(found, body);
    const known = await caseForDesk(tx);
    const mayNot = body.confirm ? refusalToConfirm(actor, actor.id, known.needsTwo) : undefined;
    if (mayNot) throw new PortalError(mayNot);
    const currency = await inCurrency(tx, found, given.currency);
    const made = { ...newDetermination(claim, found, body, given, known.days), currency };
    await requireClass(tx, made);
    await requireTrue(tx, found, given, known);
    const refusal = refusalOfDetermination(found, made, known);
    if (refusal) throw new PortalError(refusal.code, { ...refusal, issues: placesOf(refusal) });
    const judged = await withJudgedTexts(tx, found, made, body);
    return writeOne(tx, actor, judged, body.confirm === true);
  });
  return readDetermination(actor, id);
}

const textsOfReasons = ({ heads }: DeterminationBody) =>
  heads.flatMap(({ reasons }, at) =>
    (reasons ?? []).map(({ text }, row) => ({ path: `heads.${at}.reasons.${row}.text`, text })),
  );

/** Gives the names and security of facilities with their places in the request. */
const textsOfFacilities = (facilities: readonly Facility[] | null) =>
  (facilities ?? []).flatMap(({ name, securities }, at) => [
    { path: `facilities.${at}.name`, text: name },
    ...securities.map(({ asset }, row) => ({
      path: `facilities.${at}.securities.${row}.asset`,
      text: asset,
    })),
  ]);

const saidIn = ({ remarks, facilities }: Pick<CurrentDetermination, 'remarks' | 'facilities'>) =>
  JSON.stringify([remarks, textsOfFacilities(facilities)]);

/** Judges the texts that are published. Does not ask again about texts that were allowed before. */
async function withJudgedTexts(
  tx: Transaction,
  { standing }: ToDetermine,
  made: NewDetermination,
  body: DeterminationBody,
): Promise<NewDetermination> {
  const { claimId, category, remarks } = made;
  const before = standing && saidIn(standing) === saidIn(made) ? standing.publishReason : null;
  const facilities = textsOfFacilities(made.facilities);
  const texts = { category, remarks, facilities, reasons: textsOfReasons(body) };
  const allowed = await requireDeterminedTexts(tx, claimId, texts, body, before);
  const published = allowed.remarks ?? allowed.facilities;
  const publishReason = published?.publishedAnyway ?? null;
  return { ...made, publishReason, allowed: published ?? allowed.reasons };
}

async function writeOne(tx: Transaction, actor: Actor, made: NewDetermination, confirm: boolean) {
  const written = await writeDeterminations(tx, actor, [made], confirm ? 'confirmed' : 'proposed');
  if (confirm) await applyConfirmed(tx, actor, written);
  else await auditProposals(tx, actor, written);
  const [one] = written;
  if (!one) throw new Error('what was written is there');
  return one.id;
}

function requireAsSeen(
  { version, newest }: ToDetermine,
  { claimVersion, seen }: DeterminationBody,
) {
  if (claimVersion !== version) throw new PortalError('claim_changed', { params: { version } });
  if (seen !== undefined && (seen ?? 0) !== newest)
    throw new PortalError('determined_meanwhile', { params: { number: newest } });
}

/** Where in the request the refusal belongs, if to one place. */
const placesOf = ({ code, params }: DeterminationRefusal) =>
  code === 'day_out_of_range' ? [{ path: 'effectiveOn', rule: code, params }] : undefined;

/** Throws `class_unfit` for a class that the case does not name, or for a creditor who is in none. */
async function requireClass(
  tx: Transaction,
  { classNumber, category }: Pick<NewDetermination, 'classNumber' | 'category'>,
) {
  if (classNumber === null) return;
  // The case is locked by now, so its classes stay.
  const classes = await readClasses(tx);
  const known = classes.some(({ number }) => number === classNumber);
  if (known && isInClass(category)) return;
  const params = { unfit: known ? 'category' : 'unknown' };
  const issues = [{ path: 'classNumber', rule: 'class_unfit', params }];
  throw new PortalError('class_unfit', { params, issues });
}

/** Refuses reasons that cannot be true of the claim. */
async function requireTrue(
  tx: Transaction,
  claim: ToDetermine,
  { heads }: Given,
  { days, today }: CaseForDesk,
) {
  const texts = heads.flatMap(({ reasons }) => reasons.map(({ text }) => text));
  const [first, ...others] = untrueReasons(heads, {
    ...claim,
    transferred: paiseOf(claim.transferred),
    known: await knownClaims(tx, texts.flatMap(claimsIn)),
    days,
    today,
  });
  if (!first) return;
  throw new PortalError(first.rule, { params: first.params, issues: [first, ...others] });
}

function newDetermination(
  { status }: LockedClaim,
  claim: ToDetermine,
  body: DeterminationBody,
  given: Given,
  days: CaseDays,
): Omit<NewDetermination, 'currency'> {
  const { heads, totals, problems } = judge(claim, given.heads, { moved: body.moved === true });
  const [first] = problems;
  if (first) throw new PortalError(first.rule, { params: first.params, issues: problems });
  requireWithin(given, paiseOf(totals.admitted) + paiseOf(totals.contingent));
  const { workman = null, government = null } = body;
  const relatedParty = body.relatedParty ?? claim.claimData.isRelatedParty === 'yes';
  const remarks = body.remarks || null;
  const answers = { workman, government, secured: given.securedAmount > 0n };
  const category = body.category ?? categoryOf(claim, answers);
  if (!categoryFits(claim.creditorType, category, answers, remarks))
    throw new PortalError('category_unfit', {
      issues: [{ path: 'category', rule: 'category_unfit' }],
    });
  const { voting, problems: unfit } = votingOf(claim, { category, heads }, given.voting, days);
  const { facilities } = given;
  const differing = problemsOfFacilities(claim.creditorType, facilities, totals);
  const [wrong] = [...unfit, ...differing];
  if (wrong)
    throw new PortalError(wrong.rule, { params: wrong.params, issues: [...unfit, ...differing] });
  return {
    claimId: claim.id,
    claimVersion: claim.version,
    status,
    basis: body.basis ?? (claim.confirmedBefore ? 'revised' : 'original'),
    heads,
    totals,
    moved: body.moved === true,
    securedAmount: fromPaise(given.securedAmount),
    guaranteedAmount: fromPaise(given.guaranteedAmount),
    setOffAmount: fromPaise(given.setOffAmount),
    relatedParty,
    relatedPartyExempt: relatedParty && body.relatedPartyExempt === true,
    category,
    workman,
    government,
    classNumber: body.classNumber ?? null,
    remarks,
    internalNote: body.internalNote || null,
    effectiveOn: body.effectiveOn || null,
    voting,
    facilities: facilities.length > 0 ? facilities : null,
    publishReason: null,
  };
}

/** Security and guarantees cover no more than is admitted and contingent. */
function requireWithin({ securedAmount, guaranteedAmount }: Given, most: bigint) {
  const beyond = Object.entries({ securedAmount, guaranteedAmount }).filter(
    ([, amount]) => amount > most,
  );
  if (beyond.length === 0) return;
  const issues = beyond.map(([path]) => ({ path, rule: 'amount_invalid' }));
  throw new PortalError('amount_invalid', { issues });
}
