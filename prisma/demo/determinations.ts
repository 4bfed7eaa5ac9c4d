import type { Actor } from '@/lib/access/actor';
import { inCurrency } from '@/lib/claims/deeds/determinations/in-currency';
import { unasked } from '@/lib/claims/deeds/determinations/in-full';
import { giveBack } from '@/lib/claims/deeds/determinations/return';
import {
  caseForDesk,
  claimsToDetermine,
  type ToDetermine,
} from '@/lib/claims/deeds/determinations/to-determine';
import {
  applyConfirmed,
  auditProposals,
  writeDeterminations,
} from '@/lib/claims/deeds/determinations/write';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { Amounts } from '@/lib/law/amounts';
import { categoryOf } from '@/lib/law/categories';
import { readCurrencyAmount } from '@/lib/law/currency';
import type { Facility } from '@/lib/law/facilities';
import { claimedHeads, rowNumberOf } from '@/lib/law/heads';
import { type GivenHead, judge } from '@/lib/law/judge';
import { portionsOf } from '@/lib/law/portions';
import type { ReasonCode } from '@/lib/law/reasons';
import { votingOf } from '@/lib/law/voting-debt';
import type { Transaction } from '@/lib/platform/db';

/** How far the determination of a claim has come; what is confirmed leaves some of it to verify. */
export type DemoDetermination = 'proposed' | 'returned' | 'confirmed';

/** What a determination of the demonstration finds besides its amounts. */
export interface DemoFound {
  /** The class of a creditor in a class. */
  classNumber?: number;
  /** What was claimed in dollars. */
  dollars?: string;
  /** Rows that are not admitted, for which reason, or are still to be verified; the others are admitted whole. */
  rows?: Readonly<Record<number, ReasonCode | 'open'>>;
  /** Whether all that is admitted is secured. */
  secured?: true;
  /** Each with its part of the claim, in per cent. */
  facilities?: (Pick<Facility, 'kind' | 'name' | 'securities'> & { part: bigint })[];
}

/** The facilities with their parts of what is claimed and admitted, to the paisa. */
function facilitiesOf({ facilities }: DemoFound, totals: Amounts): Facility[] | null {
  if (!facilities) return null;
  const parts = portionsOf(
    facilities.map(({ part }) => paiseOf(totals.claimed) * part),
    paiseOf(totals.claimed),
  );
  const admitted = portionsOf(parts, paiseOf(totals.admitted));
  return facilities.map(({ part: _, ...one }, at) => ({
    ...one,
    claimed: fromPaise(parts[at] ?? 0n),
    admitted: fromPaise(admitted[at] ?? 0n),
  }));
}

async function inDollars(tx: Transaction, claim: ToDetermine, { dollars }: DemoFound) {
  const amount = readCurrencyAmount(dollars);
  return inCurrency(tx, claim, amount && { code: 'USD', amount, rate: null });
}

const hour = 60 * 60_000;

/** Three quarters of each head admitted; a tenth is refused, and the rest too unless it is still to be verified. */
const headsOf = (claim: ToDetermine, unsure: boolean): GivenHead[] =>
  claimedHeads(claim).map(({ head, claimed }) => {
    const admitted = (claimed * 3n) / 4n;
    const refused = unsure ? claimed / 10n : claimed - admitted;
    return {
      head,
      claimed,
      admitted,
      contingent: 0n,
      notAdmitted: refused,
      underVerification: claimed - admitted - refused,
      reasons: refused > 0n ? [{ code: 'more_than_books', text: null, amount: null }] : [],
    };
  });

/** Row by row: admitted whole, but for those that are named. */
const headsByRow = (claim: ToDetermine, rows: NonNullable<DemoFound['rows']>): GivenHead[] =>
  claimedHeads(claim).map(({ head, claimed }) => {
    const found = rows[rowNumberOf(head) ?? 0];
    const refused = found === undefined || found === 'open' ? 0n : claimed;
    const open = found === 'open' ? claimed : 0n;
    return {
      head,
      claimed,
      admitted: claimed - refused - open,
      contingent: 0n,
      notAdmitted: refused,
      underVerification: open,
      reasons: refused > 0n ? [{ code: String(found), text: null, amount: null }] : [],
    };
  });

/** A determination of a claim under review, a day after `since`. */
export async function determineDemoClaim(
  tx: Transaction,
  claimId: string,
  {
    determination,
    found = {},
    since,
    proposer,
    administrator,
  }: {
    determination: DemoDetermination;
    found?: DemoFound | undefined;
    since: Date;
    proposer: Actor;
    administrator: Actor;
  },
) {
  const claim = (await claimsToDetermine(tx, [claimId])).get(claimId);
  if (!claim) return;
  const confirmed = determination === 'confirmed';
  const { heads, totals } = judge(
    claim,
    found.rows ? headsByRow(claim, found.rows) : headsOf(claim, confirmed),
  );
  const said = unasked(claim);
  const securedAmount = found.secured ? totals.admitted : said.securedAmount;
  const facts = {
    ...said,
    securedAmount,
    category: categoryOf(claim, {
      workman: null,
      government: null,
      secured: found.secured === true,
    }),
    classNumber: found.classNumber ?? null,
    currency: await inDollars(tx, claim, found),
    facilities: facilitiesOf(found, totals),
  };
  const { days } = await caseForDesk(tx);
  const made = {
    ...facts,
    voting: votingOf(claim, { category: facts.category, heads }, null, days).voting,
    basis: 'original',
    claimId,
    claimVersion: claim.version,
    status: 'under_review',
    heads,
    totals,
    effectiveOn: null,
  } as const;
  const at = new Date(since.getTime() + 24 * hour);
  const actor = confirmed ? administrator : proposer;
  const written = await writeDeterminations(
    tx,
    actor,
    [made],
    confirmed ? 'confirmed' : 'proposed',
    at,
  );
  if (confirmed) return applyConfirmed(tx, administrator, written, { at });
  await auditProposals(tx, proposer, written, at);
  if (determination === 'proposed') return;
  const later = new Date(at.getTime() + 3 * hour);
  for (const one of written) {
    const proposal = { ...one, proposedById: proposer.id };
    await giveBack(
      tx,
      administrator,
      proposal,
      'Which books were looked at? Please name them.',
      later,
    );
  }
}
