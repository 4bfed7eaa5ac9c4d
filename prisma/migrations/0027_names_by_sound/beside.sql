-- of claims
-- First accounts, whose keys begin with 'a' here, then claims, with 'c'. Until they have theirs, names are found as they are written.
WITH accounts AS MATERIALIZED (
  SELECT user_id AS id FROM account_usage
  WHERE left($1, 1) IS DISTINCT FROM 'c' AND user_id > coalesce(substr($1, 2)::uuid, '00000000-0000-0000-0000-000000000000')
  ORDER BY user_id LIMIT $2 FOR UPDATE),
-- As whoever changes claims does: first their rows, in order.
part AS MATERIALIZED (
  SELECT id, creditor_name, claimant_id FROM claims
  WHERE NOT EXISTS (SELECT FROM accounts)
    AND id > CASE WHEN left($1, 1) = 'c' THEN substr($1, 2)::uuid ELSE '00000000-0000-0000-0000-000000000000' END
  ORDER BY id LIMIT $2 FOR NO KEY UPDATE),
named AS (UPDATE account_usage a SET name_keys = name_keys(concat_ws(' ', u.first_name, u.last_name))
  FROM accounts p JOIN users u ON u.id = p.id WHERE a.user_id = p.id),
searched AS (UPDATE claim_search s SET name_keys = name_keys(concat_ws(' ', p.creditor_name, u.first_name, u.last_name))
  FROM part p JOIN users u ON u.id = p.claimant_id WHERE s.id = p.id)
SELECT up_to, (SELECT count(*) FROM accounts) + (SELECT count(*) FROM part) AS rows
FROM (SELECT coalesce((SELECT 'a' || id FROM accounts ORDER BY id DESC LIMIT 1), (SELECT 'c' || id FROM part ORDER BY id DESC LIMIT 1)) AS up_to) AS came
