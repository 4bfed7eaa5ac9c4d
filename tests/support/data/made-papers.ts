import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { PresentedPaper } from '@/lib/papers/present';
import { behind, database } from '@/tests/support/database/database';
import { call, urlOf } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';
import type { TestPerson } from './people';

export const papersAs = (person: TestPerson, claimId: string) =>
  call<{ papers: PresentedPaper[] }>('GET', `${person.portal}/api/claims/${claimId}/papers`, {
    token: person.token,
  });

/**
 * Has the papers of a claim made that wait until a test asks for them (scripts/lib/testing/papers-asked-for.mjs), and gives whether all
 * are. The database is asked, which has less to do for an answer than the portal.
 */
async function areMade(papersOf: Pool, claimId: string) {
  const { rows } = await papersOf.query<{ queued: boolean; waits: boolean }>(
    `SELECT bool_or(state = 'queued') AS queued, bool_or(state = 'queued' AND next_try_at = 'infinity') AS waits
     FROM papers WHERE claim_id = $1`,
    [claimId],
  );
  if (rows[0]?.waits)
    await papersOf.query(
      `UPDATE papers SET next_try_at = now() WHERE claim_id = $1 AND state = 'queued' AND next_try_at = 'infinity'`,
      [claimId],
    );
  return rows[0]?.queued === false;
}

/** Has all papers of a claim made, and gives them, newest first. */
export const madePapers = (person: TestPerson, claimId: string) =>
  until(async () => {
    const there = behind(person.portal);
    if (there && !(await areMade(there.database, claimId))) return undefined;
    const { papers } = (await papersAs(person, claimId)).body;
    return papers.length > 0 && papers.every(({ state }) => state !== 'queued')
      ? papers
      : undefined;
  });

/** The one paper of this kind that is not replaced, in a language. */
export async function madePaper(
  person: TestPerson,
  claimId: string,
  kind: PresentedPaper['kind'],
  language: PresentedPaper['language'] = 'en',
) {
  const found = (await madePapers(person, claimId)).filter(
    (paper) => paper.kind === kind && paper.language === language && !paper.replacedBy,
  );
  const [paper] = found;
  if (!paper || found.length > 1) throw new Error(`${found.length} papers of ${kind}`);
  return paper;
}

/** Removes a person's queued papers: thousands would keep a portal busy beside other tests. */
export const forgetPapers = (person: TestPerson, on: Pool = database) =>
  on.query(
    `DELETE FROM papers USING claims AS c
     WHERE c.id = papers.claim_id AND c.claimant_id = $1 AND papers.state = 'queued'`,
    [person.user.id],
  );

/** The bytes of a paper as somebody downloads them. */
export async function downloaded(person: TestPerson, id: string) {
  const response = await fetch(urlOf(`${person.portal}/api/papers/${id}`), {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

export const askFor = (person: TestPerson, claimId: string, body: unknown) =>
  call<{ papers: PresentedPaper[]; code?: string }>(
    'POST',
    `${person.portal}/api/claims/${claimId}/papers`,
    { token: person.token, body },
  );
