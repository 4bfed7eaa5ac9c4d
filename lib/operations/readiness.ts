import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { storeAnswers } from '@/lib/storage/current';

const parts = {
  database: { answers: () => pool.query('SELECT 1'), name: 'database' },
  store: { answers: storeAnswers, name: 'document store' },
};

/**
 * Answers when the database and the document store do. Throws `unavailable` with an issue for each part that
 * does not, its path naming the part.
 */
export async function readiness() {
  const asked = Object.entries(parts).map(async ([path, { answers, name }]) => {
    const cause = await answers().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (cause === undefined) return [];
    return [{ cause, issue: { path, rule: 'down', message: `The ${name} does not answer.` } }];
  });
  const down = (await Promise.all(asked)).flat();
  if (down.length === 0) return { status: 'ready' };
  const issues = down.map(({ issue }) => issue);
  const message = issues.map((issue) => issue.message).join(' ');
  throw new PortalError('unavailable', message, { issues, retryAfter: 2, cause: down[0]?.cause });
}
