import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { LockedClaim } from '@/lib/access/lock-claims';
import { refusalToConfirm } from '@/lib/access/who-confirms';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { type Amounts, sumOf } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import { facilitiesCarried } from '@/lib/law/facilities';
import { type DeterminedHead, type GivenHead, judge } from '@/lib/law/judge';
import { votingCarried } from '@/lib/law/voting-debt';
import type { Transaction } from '@/lib/platform/db';
import { inFull, unasked } from './in-full';
import { type DeterminationRefusal, refusalOfDetermination } from './refusal';
import { type CaseForDesk, caseForDesk, claimsToDetermine, type ToDetermine } from './to-determine';
import {
  applyConfirmed,
  auditProposals,
  confirmProposals,
  type NewDetermination,
  type Written,
  writeDeterminations,
} from './write';

interface Decision {
  status: 'approved' | 'rejected';
  reviewNote: string | null;
}

const given = ({ head, reasons, ...amounts }: DeterminedHead, admitRest: boolean): GivenHead => {
  const underVerification = paiseOf(amounts.underVerification);
  return {
    head,
    claimed: paiseOf(amounts.claimed),
    admitted: paiseOf(amounts.admitted) + (admitRest ? underVerification : 0n),
    contingent: paiseOf(amounts.contingent),
    notAdmitted: paiseOf(amounts.notAdmitted),
    underVerification: admitRest ? 0n : underVerification,
    reasons: reasons.map((reason) => ({ ...reason, amount: paiseOf(reason.amount) })),
  };
};

const nothingOf = (heads: GivenHead[], note: string | null): GivenHead[] =>
  heads.map((one) => ({
    ...one,
    admitted: 0n,
    notAdmitted: sumOf(one),
    contingent: 0n,
    underVerification: 0n,
    reasons: [{ code: 'other', text: note, amount: null }],
  }));

/** Keeps what was decided on this version of the claim and admits the rest; admits all of it if that would admit nothing. */
function approved(claim: ToDetermine): { heads: GivenHead[]; moved: boolean } {
  const standing = isOfThisVersion(claim) ? claim.standing : null;
  const heads = standing?.heads.map((head) => given(head, true)) ?? [];
  return heads.some(({ admitted }) => admitted > 0n)
    ? { heads, moved: standing?.moved === true }
    : { heads: inFull(claim), moved: false };
}

const isOfThisVersion = ({ standing }: ToDetermine) => standing?.edited === false;

/** Limits security and guarantees to what is admitted and contingent. */
function within(covered: string, { admitted, contingent }: Amounts) {
  const most = paiseOf(admitted) + paiseOf(contingent);
  return paiseOf(covered) > most ? fromPaise(most) : covered;
}

const noneBefore = { voting: null, heads: [] };

/**
 * Takes the findings of the last determination, whichever version it read; without one, what the form says. A claim edited
 * since that says it is a related party's counts as one.
 */
function factsOf(claim: ToDetermine, totals: Amounts) {
  const said = unasked(claim);
  const found = { ...said, ...claim.standing };
  return {
    ...found,
    relatedParty: found.relatedParty || (said.relatedParty && !isOfThisVersion(claim)),
    securedAmount: within(found.securedAmount, totals),
    guaranteedAmount: within(found.guaranteedAmount, totals),
    facilities: facilitiesCarried(found.facilities, totals),
  };
}

/** The proposal's basis, unless it is `original` or no longer holds; otherwise `revised` after a confirmed one, or `original`. */
function basisOf({ proposal, standing, confirmedBefore, lateStep }: ToDetermine): Basis {
  const holds = standing?.basis !== 'condoned' || lateStep === 'condoned';
  if (proposal && standing && holds && standing.basis !== 'original') return standing.basis;
  return confirmedBefore ? 'revised' : 'original';
}

function determinationFor(
  { status: before }: LockedClaim,
  claim: ToDetermine,
  { status, reviewNote }: Decision,
  known: CaseForDesk,
): { determination: NewDetermination } | { refusal: DeterminationRefusal } {
  const { heads, moved } =
    status === 'approved'
      ? approved(claim)
      : { heads: nothingOf(inFull(claim), reviewNote), moved: false };
  const judged = judge(claim, heads, { moved, unexplained: true });
  if (judged.problems.length > 0) throw new Error('what follows from a claim balances');
  const basis = basisOf(claim);
  // A decision by status counts from today, unless the proposal that says the same names its day.
  const proposal = status === 'approved' ? proposalThatApproves(claim) : null;
  const effectiveOn = proposal?.effectiveOn ?? null;
  const made = { basis, totals: judged.totals, effectiveOn };
  const refusal = refusalOfDetermination(claim, made, known);
  if (refusal) return { refusal };
  const facts = factsOf(claim, judged.totals);
  const after = { category: facts.category, heads: judged.heads };
  const determination: NewDetermination = {
    ...facts,
    voting: votingCarried(claim, claim.standing ?? noneBefore, after, known.days),
    basis,
    claimId: claim.id,
    claimVersion: claim.version,
    status: before,
    heads: judged.heads,
    totals: judged.totals,
    moved,
    effectiveOn,
  };
  return { determination };
}

/** Finds an open proposal that does what approval does: it is of this version, admits something and leaves nothing to verify. */
function proposalThatApproves(claim: ToDetermine) {
  if (!claim.proposal || !isOfThisVersion(claim)) return null;
  const heads = claim.standing?.heads ?? [];
  const isWhole = heads.every(({ underVerification }) => paiseOf(underVerification) === 0n);
  const admits = heads.some(({ admitted }) => paiseOf(admitted) > 0n);
  return isWhole && admits ? claim.proposal : null;
}

interface Refused {
  claim: LockedClaim;
  refusal: DeterminationRefusal;
}

interface Sorted {
  /** Confirmed without a change. */
  standing: Written[];
  made: NewDetermination[];
  refused: Refused[];
}

/** Finds the determination behind each claim: the open proposal, if the actor may confirm it, or a new one. */
async function sorted(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  decision: Decision,
  known: CaseForDesk,
): Promise<Sorted> {
  const ids = claims.map(({ id }) => id);
  const found = await claimsToDetermine(tx, ids);
  const all: Sorted = { standing: [], made: [], refused: [] };
  for (const claim of claims) {
    const toDetermine = found.get(claim.id);
    if (!toDetermine) continue;
    const outcome = determinationFor(claim, toDetermine, decision, known);
    if ('refusal' in outcome) {
      all.refused.push({ claim, refusal: outcome.refusal });
      continue;
    }
    const proposal = decision.status === 'approved' ? proposalThatApproves(toDetermine) : null;
    if (proposal && !refusalToConfirm(actor, proposal.proposedById, known.needsTwo)) {
      const { claimId, totals, status, effectiveOn, currency, facilities } = outcome.determination;
      const { id, number, reviewNote } = proposal;
      const written = { claimId, totals, status, effectiveOn, currency, facilities };
      all.standing.push({ ...written, id, number, reviewNote });
    } else all.made.push(outcome.determination);
  }
  return all;
}

/**
 * Determines claims that are approved or rejected by status: approval admits in full what is undecided, rejection admits
 * nothing and takes the note as reason. Confirms an open proposal that says so, or a new determination, and the status follows;
 * if the actor may not confirm, only proposes it, with the note. Gives how many were only proposed, and the refusal of each
 * claim that keeps its status. Takes the same few statements for any number of claims.
 */
export async function determineByStatus(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  decision: Decision,
  at?: Date,
): Promise<{ proposed: number; refused: Refused[] }> {
  const { reviewNote } = decision;
  const known = await caseForDesk(tx);
  const { standing, made, refused } = await sorted(tx, actor, claims, decision, known);
  if (standing.length > 0) {
    await confirmProposals(tx, actor, standing, at);
    await applyConfirmed(tx, actor, standing, { reviewNote, at });
  }
  if (made.length === 0) return { proposed: 0, refused };
  if (refusalToConfirm(actor, actor.id, known.needsTwo)) {
    const noted = made.map((one) => ({ ...one, reviewNote }));
    await auditProposals(
      tx,
      actor,
      await writeDeterminations(tx, actor, noted, 'proposed', at),
      at,
    );
    return { proposed: made.length, refused };
  }
  const written = await writeDeterminations(tx, actor, made, 'confirmed', at);
  await applyConfirmed(tx, actor, written, { behindStatus: true, reviewNote, at });
  return { proposed: 0, refused };
}
