import type { ClientBase } from 'pg';

// What the runner of migrations keeps for itself begins with _.
const all = `
  WITH tables AS (
    SELECT oid, relname, relpersistence::text, reloptions FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE '\\_%')
  SELECT kind || ' ' || name AS name, text FROM (
    SELECT 'table' AS kind, relname::text AS name, relpersistence || ' ' || coalesce(reloptions::text, '') AS text FROM tables
    UNION ALL
    SELECT 'column', relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
      attstorage, attcollation::regcollation, pg_get_expr(adbin, adrelid), attoptions::text)
    FROM tables t JOIN pg_attribute a ON attrelid = t.oid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT 'constraint', relname || '.' || conname, pg_get_constraintdef(c.oid) || ' ' || convalidated
    FROM tables t JOIN pg_constraint c ON conrelid = t.oid
    UNION ALL
    SELECT 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) || ' ' || indisvalid
    FROM tables t JOIN pg_index ON indrelid = t.oid
    UNION ALL
    SELECT 'trigger', relname || '.' || tgname, pg_get_triggerdef(g.oid) || ' ' || tgenabled::text
    FROM tables t JOIN pg_trigger g ON tgrelid = t.oid WHERE NOT tgisinternal
    UNION ALL
    SELECT 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT 'type', typname, typtype::text || ' ' || coalesce((
      SELECT string_agg(enumlabel, ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid), '')
    FROM pg_type t WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
    UNION ALL
    SELECT 'view', viewname, definition FROM pg_views WHERE schemaname = 'public'
    UNION ALL
    SELECT 'sequence', sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle)
    FROM pg_sequences WHERE schemaname = 'public'
    UNION ALL
    SELECT 'statistics', stxname, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
    UNION ALL
    SELECT 'extension', extname, '' FROM pg_extension) AS object
  ORDER BY 1`;

/** Everything that makes up a database but its rows, by kind and name: two databases with the same are interchangeable. */
export async function objectsIn(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; text: string }>(all);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}
