import type { Crowd } from './claim-crowd';

const lines = `
  INSERT INTO creditor_list_rows (list_number, annexure, sl_no, claim_id, employee, claim_number, name, received_on, form, nature, claimed,
    admitted, contingent, not_admitted, under_verification, secured_amount, guaranteed_amount, set_off_amount, related_party,
    voting, reasons, hindrances)
  SELECT $1::int, annexure, row_number() OVER (PARTITION BY annexure ORDER BY at), id, 0, claim_number, creditor_name || ' ' || at % 997,
    DATE '2026-10-01', creditor_type, 'x', claim_amount, CASE WHEN (at + $1::int) % 50 = 0 THEN 0 ELSE claim_amount END, 0,
    CASE WHEN (at + $1::int) % 50 = 0 THEN claim_amount ELSE 0 END, 0, 0, 0, 0, false, annexure <= 4, '{}',
    CASE WHEN at % 200 = 0 THEN 4 WHEN at % 200 = 1 THEN 8 WHEN at % 3 = 0 THEN 1 ELSE 0 END
  FROM (SELECT *, row_number() OVER (ORDER BY id) AS at, 1 + abs(hashtext(id::text)) % 9 AS annexure FROM claims) AS c`;

const made = `
  UPDATE creditor_lists SET state = 'draft', made_at = now(), rows = 0, sums = '[]', hindrances = '{}', voting_base = 1, class_base = 1,
    sha256 = '' WHERE number = $1`;

/** So many lists of all claims of a crowd, one after the other. */
export async function listsOf({ client, administrator }: Crowd, count: number) {
  for (let number = 1; number <= count; number += 1) {
    await client.query(
      `INSERT INTO creditor_lists (number, as_on, law_edition, asked_by_id) VALUES ($1, DATE '2026-10-01', 'x', $2)`,
      [number, administrator.id],
    );
    await client.query(lines, [number]);
    await client.query(made, [number]);
  }
  await client.query("SELECT gin_clean_pending_list('creditor_list_rows_words')");
  await client.query('ANALYZE creditor_lists, creditor_list_rows');
}
