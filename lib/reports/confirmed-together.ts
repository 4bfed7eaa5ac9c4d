import 'server-only';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createTranslator } from 'use-intl/core';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { visibleIn } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { creditorTypeLabel } from '@/lib/forms/labels';
import { wordsIn } from '@/lib/i18n/words';
import { type Amounts, parts } from '@/lib/law/amounts';
import { headLabelOf } from '@/lib/law/head-label';
import type { DeterminedHead } from '@/lib/law/judge';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { amountOfRule, exampleOfRule } from '@/lib/reference/proposal-rule';
import { writeRows } from '@/lib/spreadsheets/write';
import { batchesOf } from './batches';
import type { Report } from './export';
import { takeReportPlace } from './lines';
import type { Snapshot } from './snapshot';
import { fromSnapshot } from './stream';

interface Line {
  claimNumber: string;
  creditorName: string;
  form: CreditorType;
  heads: DeterminedHead[];
  totals: Amounts;
  proposer: { firstName: string; lastName: string } | null;
  rule: string | null;
  confirmedBy: string | null;
  /** In India. */
  at: string;
  /** Why it was left out; null for one that was confirmed. */
  refused: string | null;
}

/** Entries of the trail about one deed that confirmed many: one for each confirmed claim, and one for all that a call left out. */
const entries = (together: string) =>
  sql`audit_entries a WHERE a.action = 'determination_confirmed' AND a.details ->> 'together' = ${together}`;

/** SQL: what the deed did with each claim that the actor may export. A part that was sent again is told of twice. */
const linesOf = (actor: Actor, together: string) => sql`(
  SELECT DISTINCT ON (claim_id) * FROM (
    SELECT a.id, a.claim_id, a.details ->> 'determinationId' AS determination_id, NULL AS refused, a.user_full_name, a.timestamp FROM ${entries(together)}
      AND a.claim_id IS NOT NULL
    UNION ALL
    SELECT a.id, (l.one ->> 'claimId')::uuid, l.one ->> 'determinationId', l.one ->> 'message', a.user_full_name, a.timestamp
    FROM (SELECT * FROM ${entries(together)} AND a.claim_id IS NULL) AS a CROSS JOIN jsonb_array_elements(a.details -> 'left') AS l (one)
  ) AS told ORDER BY claim_id, refused IS NOT NULL, id) AS e
  CROSS JOIN LATERAL (SELECT c.claim_number, c.creditor_name, c.creditor_type FROM claims c
    WHERE c.id = e.claim_id AND ${visibleIn(actor, 'report.export')} OFFSET 0) AS c
  CROSS JOIN LATERAL (SELECT d.* FROM determinations d WHERE d.id = e.determination_id::uuid OFFSET 0) AS d`;

const countStatement = (actor: Actor, together: string): Statement<{ claims: number }> =>
  sql`SELECT count(*)::int AS claims FROM ${linesOf(actor, together)}`;

const linesStatement = (actor: Actor, together: string): Statement<Line> => sql`
  SELECT c.claim_number AS "claimNumber", c.creditor_name AS "creditorName", c.creditor_type AS form, d.heads,
    json_build_object('claimed', d.claimed::text, 'admitted', d.admitted::text, 'contingent', d.contingent::text,
      'notAdmitted', d.not_admitted::text, 'underVerification', d.under_verification::text) AS totals,
    CASE WHEN p.id IS NOT NULL THEN json_build_object('firstName', p.first_name, 'lastName', p.last_name) END AS proposer,
    d.rule, e.user_full_name AS "confirmedBy", to_char(e.timestamp AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') AS at, e.refused
  FROM ${linesOf(actor, together)} LEFT JOIN users p ON p.id = d.proposed_by_id ORDER BY e.refused IS NOT NULL, c.claim_number`;

const words = wordsIn('en');
const t = createTranslator({ locale: 'en', messages: words.report });
const law = createTranslator({ locale: 'en', messages: words.law });

function headsIn({ form, heads }: Line) {
  // The file names rows by their number: a form may have been edited since.
  const label = headLabelOf({ creditorType: form, claimData: {} }, words.forms, {
    remainder: (of) => law('heads.remainder', { form: of }),
    divided: (head) => law(`heads.${head}`),
    row: (head, given) => law(`heads.${head}`, given),
  });
  return heads.map(({ head, claimed, admitted }) =>
    t('ofHead', { head: label(head), claimed, admitted }),
  );
}

function proposerOf({ proposer, rule }: Line) {
  const amount = rule && amountOfRule(rule);
  if (amount) return law('rules.inFullBelow', { amount: formatMoney(amount) });
  const example = rule ? exampleOfRule(rule) : null;
  const how = example
    ? law('rules.like', { claim: example.claimNumber, number: example.number })
    : rule;
  return [proposer && fullName(proposer), how].filter(Boolean).join(', ');
}

const columns = [
  ['claimNumber', ({ claimNumber }) => claimNumber],
  ['creditor', ({ creditorName }) => creditorName],
  ['creditorType', ({ form }) => creditorTypeLabel(words.forms, form)],
  ['amount', ({ totals }) => totals.claimed],
  ...parts.map((part) => [part, ({ totals }: Line) => totals[part]] as const),
  ['heads', (line) => headsIn(line).join('; ')],
  ['proposedBy', proposerOf],
  ['confirmedBy', ({ confirmedBy }) => confirmedBy ?? ''],
  ['confirmedAt', ({ at }) => at],
  ['outcome', ({ refused }) => refused ?? law('states.confirmed')],
] as const satisfies readonly (readonly [
  keyof typeof words.report.columns,
  (line: Line) => string,
])[];

async function* rowsIn(snapshot: Snapshot, statement: Statement<Line>) {
  yield columns.map(([name]) => t(`columns.${name}`));
  for await (const lines of batchesOf<Line>(snapshot, statement))
    for (const line of lines) yield columns.map(([, of]) => of(line));
}

async function write(out: Writable, snapshot: Snapshot, statement: Statement<Line>) {
  const { content } = writeRows(rowsIn(snapshot, statement), 'csv');
  for await (const piece of content) if (!out.write(piece)) await once(out, 'drain');
}

/**
 * What one deed confirmed of many proposals, as CSV: amounts by head, who proposed and who confirmed, when, and what was left out and why. The
 * trail records it first. Throws `not_found`, and like {@link exportReport}.
 */
export async function confirmedTogether(actor: Actor, together: string): Promise<Report> {
  return fromSnapshot(await takeReportPlace(actor), async (open) => {
    await consumeActorLimits(reports, actor);
    const [{ claims: rows } = { claims: 0 }] = await prepared(countStatement(actor, together));
    if (rows === 0) throw notFound('determination');
    const held = await open();
    const details = { together, rows, format: 'csv' };
    await db.$transaction((tx) => recordAudit(tx, actor, 'report_exported', { details }));
    const fileName = `confirmed-together-${together.slice(0, 8)}.csv`;
    return {
      held,
      write: (out) => write(out, held, linesStatement(actor, together)),
      facts: { fileName, format: 'csv', rows },
    };
  });
}
