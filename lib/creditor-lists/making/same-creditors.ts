import 'server-only';
import { stood, versionOn } from '@/lib/claims/records/as-on';
import { annexuresOf, memberCategories } from '@/lib/law/committee';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { AsOn } from './lines';

const members = raw(annexuresOf(memberCategories).join(', '));

/**
 * SQL that marks claims of one creditor in a list: of one account in the same name, or with a number and the telling words of the
 * name in common. Claims that match a third belong together; three rounds find them.
 */
export const sameCreditors = ({ number, asOn }: AsOn): Sql => sql`
  WITH named AS MATERIALIZED (
    SELECT c.id, c.claimant_id, row_number() OVER (ORDER BY c.submitted_at, c.id) AS place,
      array_to_string(telling_words(${stood.name}), ' ') AS telling, words_of_name(${stood.name})::text AS plain
    FROM claims c LEFT JOIN LATERAL (${versionOn(asOn)}) v ON true WHERE c.id IN (
      SELECT r.claim_id FROM creditor_list_rows r
      WHERE r.list_number = ${number}::int AND r.annexure IN (${members}) AND r.admitted > 0)),
  alike AS MATERIALIZED (
    SELECT * FROM (SELECT *, count(*) OVER (PARTITION BY telling) AS others FROM named WHERE telling <> '') AS n WHERE others > 1),
  numbers AS MATERIALIZED (SELECT a.id, a.telling, i.hash FROM alike a JOIN claim_identifiers i ON i.claim_id = a.id),
  ${rounds()}
  INSERT INTO creditor_list_same (list_number, claim_id, first_claim_id)
  SELECT ${number}::int, l.id, n.id FROM by_account_3 l JOIN named n ON n.place = l.first WHERE n.id <> l.id`;

/** How often a claim takes the first position of its account's claims, then of those with its numbers. */
function rounds(): Sql {
  const byAccount = (round: number, from: string) => `by_account_${round} AS MATERIALIZED (
    SELECT id, claimant_id, telling, plain, min(first) OVER (PARTITION BY plain, claimant_id) AS first FROM ${from} AS f)`;
  const byNumber = (round: number) => `by_number_${round} AS MATERIALIZED (
    SELECT a.id, a.claimant_id, a.telling, a.plain, coalesce(n.first, a.first) AS first
    FROM by_account_${round} a LEFT JOIN (
      SELECT id, min(first) AS first FROM (
        SELECT n.id, min(b.first) OVER (PARTITION BY n.telling, n.hash) AS first
        FROM numbers n JOIN by_account_${round} b ON b.id = n.id) AS shared GROUP BY id) AS n ON n.id = a.id)`;
  return raw(
    [
      byAccount(1, '(SELECT *, place AS first FROM alike)'),
      byNumber(1),
      byAccount(2, 'by_number_1'),
      byNumber(2),
      byAccount(3, 'by_number_2'),
    ].join(', '),
  );
}
