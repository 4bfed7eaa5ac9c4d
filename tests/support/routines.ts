import type { ClientBase } from 'pg';

/** A trigger or a function as the database has it now, and the file of prisma/sql/ where it is to be read. */
export interface Routine {
  name: string;
  file: string;
  text: string;
}

// A function that only one table's triggers call stands in that table's file; one that several use stands in functions.sql.
const all = `
  WITH triggers AS (
    SELECT t.tgname AS name, c.relname AS "table", t.tgfoid AS calls, pg_get_triggerdef(t.oid, true) AS text
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace),
  owners AS (SELECT calls, min("table") AS "table" FROM triggers GROUP BY calls HAVING count(DISTINCT "table") = 1)
  SELECT * FROM (SELECT 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' AS name,
    coalesce(o."table", 'functions') AS file, rtrim(pg_get_functiondef(p.oid)) AS text
  FROM pg_proc p LEFT JOIN owners o ON o.calls = p.oid
  WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype = 'e')
  UNION ALL
  SELECT 'trigger ' || name || ' on ' || "table", "table", text FROM triggers) AS routine
  ORDER BY file, name COLLATE "C"`;

/** Every trigger and function of the database's own, in the order of its file. */
export async function routinesIn(client: ClientBase): Promise<Routine[]> {
  const { rows } = await client.query<Routine>(all);
  return rows.map(({ name, file, text }) => ({
    name,
    file: `${file.replaceAll('_', '-')}.sql`,
    text: `${text};\n`,
  }));
}

/** The files of prisma/sql/ with the text they should have. */
export function filesOf(routines: readonly Routine[]) {
  const files = new Map<string, string>();
  for (const { file, text } of routines) {
    const before = files.get(file);
    files.set(file, before ? `${before}\n${text}` : text);
  }
  return files;
}
