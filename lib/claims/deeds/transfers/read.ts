import type { Actor } from '@/lib/access/actor';
import { reachOf } from '@/lib/access/permissions';
import { isProfessional } from '@/lib/access/role';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { toldIn, transferVisibleIn } from '@/lib/access/visible-transfers';
import { reportTransferBy } from '@/lib/law/clock';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { PresentedTransfer, TransferDeed, TransferState, TransfersOfClaim } from './present';
import { leftToReport, transferStanding } from './standing';

type By = NonNullable<PresentedTransfer['by']>;
type Row = Omit<PresentedTransfer, 'direction' | 'reportBy' | 'from' | 'next' | 'paper' | 'by'> & {
  from: { id: string; claimNumber: string; name: string };
  paper: PresentedTransfer['paper'];
  by: By;
  /** Of the former creditor's claim. */
  claimantId: string;
};

/** More than any claim, or any person, has. */
const maxShown = 200;

const dayOf = (column: string) =>
  raw(`to_char(${column} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`);
const person = (alias: string) =>
  raw(`CASE WHEN ${alias}.id IS NOT NULL
    THEN json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name) END`);
const document = (alias: string) =>
  raw(`CASE WHEN ${alias}.id IS NOT NULL
    THEN json_build_object('id', ${alias}.id, 'name', ${alias}.original_file_name, 'mimeType', ${alias}.mime_type) END`);

const transfersWhere = (condition: Sql): Statement<Row> => sql`
  SELECT t.id, t.state, t.amount::text, to_char(t.transferred_on, 'YYYY-MM-DD') AS "on",
    ${dayOf('t.reported_at')} AS "reportedOn", ${dayOf('t.answered_at')} AS "answeredOn", ${dayOf('t.closed_at')} AS "closedOn",
    to_char(t.effective_on, 'YYYY-MM-DD') AS "effectiveOn",
    json_build_object('name', t.transferee_name, 'email', t.transferee_email) AS transferee,
    json_build_object('id', f.id, 'claimNumber', f.claim_number, 'name', f.creditor_name) AS "from",
    f.claimant_id AS "claimantId",
    CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'claimNumber', o.claim_number) END AS "to",
    t.related_party AS "relatedParty", ${document('e')} AS deed, ${document('a')} AS paper, t.reasons,
    json_build_object('reported', ${person('u1')}, 'answered', ${person('u2')}, 'proposed', ${person('u3')},
      'closed', ${person('u4')}) AS by
  FROM claim_transfers t JOIN claims f ON f.id = t.claim_id LEFT JOIN claims o ON o.id = t.to_claim_id
    JOIN documents e ON e.id = t.deed_id LEFT JOIN documents a ON a.id = t.answer_paper_id
    JOIN users u1 ON u1.id = t.reported_by_id LEFT JOIN users u2 ON u2.id = t.answered_by_id
    LEFT JOIN users u3 ON u3.id = t.proposed_by_id LEFT JOIN users u4 ON u4.id = t.closed_by_id
  WHERE ${condition} ORDER BY t.reported_at DESC, t.id LIMIT ${maxShown}::int`;

/** Gives the transfers from a claim and the one it came by, newest first, and what may still be reported. Throws `not_found`. */
export async function transfersOfClaim(actor: Actor, claimId: string): Promise<TransfersOfClaim> {
  const seen = { id: claimId, ...claimsVisibleTo(actor, 'claim.read') };
  if ((await db.claim.count({ where: seen })) === 0) throw notFound('claim');
  const [rows, standing] = await Promise.all([
    prepared(transfersWhere(sql`${claimId}::uuid IN (t.claim_id, t.to_claim_id)`)),
    transferStanding(db, claimId),
  ]);
  return {
    transfers: rows.map((row) => present(actor, row, row.from.id === claimId ? 'from' : 'to')),
    left: leftToReport(standing),
  };
}

/** Gives the transfers that name the actor as the new creditor, newest first. */
export async function transfersToldToActor(actor: Actor) {
  const rows = await prepared(transfersWhere(toldIn(actor)));
  return { transfers: rows.map((row) => present(actor, row, 'to')) };
}

/** Gives a transfer that the actor sees. Throws `not_found`. */
export async function readTransfer(actor: Actor, id: string): Promise<PresentedTransfer> {
  const [row] = await prepared(
    transfersWhere(sql`t.id = ${id}::uuid AND ${transferVisibleIn(actor)}`),
  );
  if (!row) throw notFound('transfer');
  const own = isProfessional(actor.role) || row.claimantId === actor.id;
  return present(actor, row, own ? 'from' : 'to');
}

function present(
  actor: Actor,
  { from, to, paper, by, transferee, claimantId, ...row }: Row,
  direction: PresentedTransfer['direction'],
): PresentedTransfer {
  const next = nextOf(actor, { state: row.state, by, claimantId });
  const common = { ...row, direction, reportBy: reportTransferBy(row.on), next };
  if (isProfessional(actor.role)) return { ...common, from, to, transferee, paper, by };
  // Neither party gets a link to the other's claim.
  return claimantId === actor.id
    ? { ...common, from, to: null, transferee }
    : {
        ...common,
        from: { ...from, id: null },
        to,
        transferee: { ...transferee, email: null },
      };
}

function nextOf(
  actor: Actor,
  { state, by, claimantId }: { state: TransferState; by: By; claimantId: string },
): TransferDeed[] {
  const mine = claimantId === actor.id;
  if (!isProfessional(actor.role)) {
    if (state !== 'reported') return [];
    return mine ? ['take_back'] : ['answer'];
  }
  if (!reachOf(actor.role, 'claim.determine')) return [];
  if (state === 'reported') return ['answer', 'refuse'];
  if (state === 'agreed') return ['accept', 'refuse'];
  if (state !== 'proposed') return [];
  // The person who proposed it waits for somebody else to confirm.
  const confirms = by.proposed?.id !== actor.id && reachOf(actor.role, 'claim.confirm');
  return confirms ? ['accept', 'refuse'] : ['refuse'];
}
