import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { LockedClaim } from '@/lib/access/lock-claims';
import type { Refusal } from '@/lib/claims/review/bulk';
import { paiseOf } from '@/lib/format/amount';
import { type Amounts, sumOf } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import { type DeterminedHead, type GivenHead, judge } from '@/lib/law/judge';
import type { Transaction } from '@/lib/platform/db';
import { inFull, unasked } from './in-full';
import { caseForDesk, claimsToDetermine, type ToDetermine } from './to-determine';
import { refusalOfTransferred } from './transferred';
import { refusalToConfirm } from './who-confirms';
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

/** What was decided of this version of the claim stays as it is, and the rest is admitted; all of it where nothing would be. */
function approved(claim: ToDetermine): { heads: GivenHead[]; moved: boolean } {
  const standing = isOfThisVersion(claim) ? claim.standing : null;
  const heads = standing?.heads.map((head) => given(head, true)) ?? [];
  return heads.some(({ admitted }) => admitted > 0n)
    ? { heads, moved: standing?.moved === true }
    : { heads: inFull(claim), moved: false };
}

const isOfThisVersion = ({ standing, version }: ToDetermine) => standing?.claimVersion === version;

/** No more of the claim is covered than is claimed, which an edit may have made less. */
const within = (covered: string, { claimed }: Amounts) =>
  paiseOf(covered) > paiseOf(claimed) ? claimed : covered;

/**
 * What was found of the claim before, whichever version was read; where nothing was, what the form says. One that was edited since and says
 * to be a related party's is taken at its word.
 */
function factsOf(claim: ToDetermine, totals: Amounts) {
  const said = unasked(claim);
  const found = { ...said, ...claim.standing };
  return {
    ...found,
    relatedParty: found.relatedParty || (said.relatedParty && !isOfThisVersion(claim)),
    securedAmount: within(found.securedAmount, totals),
    guaranteedAmount: within(found.guaranteedAmount, totals),
  };
}

/** A proposal's own where it says more than that it is the first; otherwise whether one was confirmed before. */
function basisOf({ proposal, standing, confirmedBefore }: ToDetermine): Basis {
  if (proposal && standing && standing.basis !== 'original') return standing.basis;
  return confirmedBefore ? 'revised' : 'original';
}

function determinationFor(
  { status: before }: LockedClaim,
  claim: ToDetermine,
  { status, reviewNote }: Decision,
): { determination: NewDetermination } | { refusal: Refusal } {
  const { heads, moved } =
    status === 'approved'
      ? approved(claim)
      : { heads: nothingOf(inFull(claim), reviewNote), moved: false };
  const judged = judge(claim, heads, { moved, unexplained: true });
  if (judged.problems.length > 0) throw new Error('what follows from a claim balances');
  const refusal = refusalOfTransferred(claim, judged.totals);
  if (refusal) return { refusal };
  const determination: NewDetermination = {
    ...factsOf(claim, judged.totals),
    basis: basisOf(claim),
    claimId: claim.id,
    claimVersion: claim.version,
    status: before,
    heads: judged.heads,
    totals: judged.totals,
    moved,
  };
  return { determination };
}

/** The proposal that says already what approving the claim does: of this version, nothing left to verify, something admitted. */
function proposalThatApproves(claim: ToDetermine) {
  if (!claim.proposal || !isOfThisVersion(claim)) return null;
  const heads = claim.standing?.heads ?? [];
  const isWhole = heads.every(({ underVerification }) => paiseOf(underVerification) === 0n);
  const admits = heads.some(({ admitted }) => paiseOf(admitted) > 0n);
  return isWhole && admits ? claim.proposal : null;
}

/** A claim that keeps its status, and why. */
interface Refused {
  claim: LockedClaim;
  refusal: Refusal;
}

interface Sorted {
  /** Proposals that are confirmed as they are. */
  standing: Written[];
  made: NewDetermination[];
  refused: Refused[];
}

/** What stands behind each of the claims: the proposal there is, where the actor may confirm that, or another determination. */
async function sorted(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  decision: Decision,
  needsTwo: boolean,
): Promise<Sorted> {
  const ids = claims.map(({ id }) => id);
  const found = await claimsToDetermine(tx, ids);
  const all: Sorted = { standing: [], made: [], refused: [] };
  for (const claim of claims) {
    const toDetermine = found.get(claim.id);
    if (!toDetermine) continue;
    const outcome = determinationFor(claim, toDetermine, decision);
    if ('refusal' in outcome) {
      all.refused.push({ claim, refusal: outcome.refusal });
      continue;
    }
    const proposal = decision.status === 'approved' ? proposalThatApproves(toDetermine) : null;
    if (proposal && !refusalToConfirm(actor, proposal.proposedById, needsTwo)) {
      const { claimId, totals, status } = outcome.determination;
      all.standing.push({ id: proposal.id, number: proposal.number, claimId, totals, status });
    } else all.made.push(outcome.determination);
  }
  return all;
}

/**
 * The determinations that stand behind claims being approved or rejected by their status: what nothing was decided about
 * is admitted in full, or nothing is, with the note as its reason. A proposal that says the same already is confirmed, where the actor
 * may; another determination is confirmed where they may, and the status follows, and proposed otherwise. Gives how many were only
 * proposed, and the claims that stay as they are, each with its refusal. Any number costs the same few statements.
 */
export async function determineByStatus(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  decision: Decision,
  at?: Date,
): Promise<{ proposed: number; refused: Refused[] }> {
  const { reviewNote } = decision;
  const { needsTwo } = await caseForDesk(tx);
  const { standing, made, refused } = await sorted(tx, actor, claims, decision, needsTwo);
  if (standing.length > 0) {
    await confirmProposals(tx, actor, standing, at);
    await applyConfirmed(tx, actor, standing, { reviewNote, at });
  }
  if (made.length === 0) return { proposed: 0, refused };
  if (refusalToConfirm(actor, actor.id, needsTwo)) {
    await auditProposals(tx, actor, await writeDeterminations(tx, actor, made, 'proposed', at), at);
    return { proposed: made.length, refused };
  }
  const written = await writeDeterminations(tx, actor, made, 'confirmed', at);
  await applyConfirmed(tx, actor, written, { behindStatus: true, reviewNote, at });
  return { proposed: 0, refused };
}
