import { pool } from './db';
import { storeAnswers } from './storage/current';

/** Answers when the database and the document store do. Throws what they throw: 503 to the caller. */
export async function readiness() {
  await Promise.all([pool.query('SELECT 1'), storeAnswers()]);
  return { status: 'ready' };
}
