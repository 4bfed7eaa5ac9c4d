import { appendFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { PartOutcome } from '@/lib/claims/deeds/selection-part';
import { createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

const many = Number(process.env.DAY_SELECTION ?? 74_998);
const results = process.env.DAY_RESULTS ?? '';

test('a change of a large selection answers for every claim and keeps a colleague’s decisions', async () => {
  test.setTimeout(1_200_000);
  const [meera, sunita] = [await signUp('ip_admin'), await signUp('ip_admin')];
  const name = `Setu ${crypto.randomUUID()}`;
  const first = await createClaimAs(await signUp(), 'form_b', { companyName: name });
  await copyClaim(first.id, many - 1);
  const { body: made } = await call<{ id: string; count: number }>(
    'POST',
    '/api/claims/selections',
    { token: meera.token, body: { filters: { search: name } } },
  );
  expect(made.count).toBe(many);
  const from = Date.now();
  const answers: PartOutcome<string>[] = [];
  let theirs: string[] = [];
  let next: number | null = 0;
  while (next !== null) {
    // Half way, a colleague decides claims of parts that were changed and of parts that are still to come.
    if (theirs.length === 0 && next >= many / 2) {
      const chosen = await rows<{ id: string }>(
        `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM claims WHERE creditor_name = $1) c
         WHERE n % ${Math.ceil(many / 400)} = 0`,
        [name],
      );
      theirs = chosen.map(({ id }) => id);
      const { status, body } = await call<{ updated: number }>('PATCH', '/api/claims/bulk/status', {
        token: sunita.token,
        body: { claimIds: theirs, status: 'info_required', reviewNote: 'Please add the bills.' },
      });
      expect([status, body.updated]).toEqual([200, theirs.length]);
    }
    const body: object = { from: next, status: 'under_review' };
    const path = `/api/claims/selections/${made.id}/status`;
    const answer: Awaited<ReturnType<typeof call<PartOutcome<string>>>> = await call(
      'PATCH',
      path,
      { token: meera.token, body },
    );
    expect(answer.status).toBe(200);
    answers.push(answer.body);
    next = answer.body.next;
  }
  const seconds = (Date.now() - from) / 1000;
  const updated = answers.reduce((all, one) => all + one.updated, 0);
  const skipped = answers.flatMap((one) => one.skipped);
  expect(updated + skipped.length).toBe(many);
  expect(answers.every(({ gone }) => gone === 0)).toBe(true);
  expect(skipped.every(({ reason }) => reason === 'changed_meanwhile')).toBe(true);
  expect(skipped.length).toBeGreaterThan(100);
  expect(skipped.every(({ id }) => theirs.includes(id))).toBe(true);
  const counted = await rows<{ status: string; n: number }>(
    'SELECT status::text, count(*)::int AS n FROM claims WHERE creditor_name = $1 GROUP BY 1 ORDER BY 1',
    [name],
  );
  // What the colleague decided stands, whether it was decided after the selection's change or before it.
  expect(Object.fromEntries(counted.map(({ status, n }) => [status, n]))).toEqual({
    info_required: theirs.length,
    under_review: many - theirs.length,
  });
  const [trail] = await rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM audit_entries a JOIN claims c ON c.id = a.claim_id
     WHERE c.creditor_name = $1 AND a.action = 'status_changed'`,
    [name],
  );
  expect(trail?.n).toBe(updated + theirs.length);
  const [kept] = await rows<{ n: number }>(
    `SELECT (coalesce(sum(n), 0)
       - (SELECT count(*) FROM claims WHERE quarantine_id IS NULL))::int AS n FROM claim_counts
     WHERE creditor_type = 'any' AND status = 'any' AND assignee = 'any'`,
  );
  expect(kept?.n).toBe(0);
  appendFileSync(
    results,
    `\n${many} claims selected: ${updated} changed, ${skipped.length} left as a colleague had decided them meanwhile, in ${answers.length} parts and ${seconds.toFixed(0)} s.\n`,
  );
});
