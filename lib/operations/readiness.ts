import { setTimeout as after } from 'node:timers/promises';
import { PortalError } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { storeAnswers } from '@/lib/storage/current';

const parts = {
  database: () => prepared(sql`SELECT 1`),
  store: storeAnswers,
};

const timeoutMs = 3_000;

async function tooLate(): Promise<never> {
  await after(timeoutMs, undefined, { ref: false });
  throw new Error(`No answer in ${timeoutMs} ms`);
}

/** Answers when database and store do. Throws `not_ready` with an issue for each part that is silent for three seconds. */
export async function readiness() {
  const asked = Object.entries(parts).map(async ([part, answers]) => {
    const cause = await Promise.race([answers(), tooLate()]).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (cause === undefined) return [];
    return [{ cause, issue: { path: part, rule: 'down', params: { part } } }];
  });
  const down = (await Promise.all(asked)).flat();
  if (down.length === 0) return { status: 'ready' };
  const issues = down.map(({ issue }) => issue);
  throw new PortalError('not_ready', { issues, retryAfter: 2, cause: down[0]?.cause });
}
