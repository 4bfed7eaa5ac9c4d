import { Pool } from 'pg';

/** The database behind the portal under test, for looking and for what no call can bring about. */
export const database = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 });

/** Rows of a query. */
export async function rows<T extends object = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
) {
  return (await database.query<T>(text, values)).rows;
}
