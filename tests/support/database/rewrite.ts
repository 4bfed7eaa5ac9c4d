/** A migration with a rewrite of all rows of `rate_counts`: each is counted up by one. */
export const countingUp = (file: 'offline.sql' | 'beside.sql', counted = 'r.count + 1') => ({
  'migrations/9000_counted/migration.sql': 'SELECT 1',
  [`migrations/9000_counted/${file}`]: `-- of rate_counts
    WITH part AS MATERIALIZED (
      SELECT key FROM rate_counts WHERE key > coalesce($1, '') ORDER BY key LIMIT $2 FOR UPDATE),
    changed AS (UPDATE rate_counts r SET count = ${counted} FROM part WHERE r.key = part.key)
    SELECT max(key) AS up_to, count(*) AS rows FROM part`,
});

/** Rows to rewrite. */
export const countsOf = (rows: number) =>
  `INSERT INTO rate_counts SELECT lpad(n::text, 9, '0'), now(), 0 FROM generate_series(1, ${rows}) AS n`;

/** How many rows were counted how often. */
export const countedRows =
  'SELECT count AS times, count(*)::int AS rows FROM rate_counts GROUP BY 1 ORDER BY 1';
