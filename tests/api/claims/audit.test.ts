import type { PresentedAuditEntry } from '@/lib/audit/read';
import { aCase } from '@/tests/api/messages/messages-support';
import { madePapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

const trail = (person: TestPerson, claimId: string, query = '') =>
  call<PresentedAuditEntry[]>('GET', `/api/claims/${claimId}/audit${query}`, {
    token: person.token,
  });

/** A claim whose trail the portal adds nothing more to by itself. */
async function aSettledCase() {
  const found = await aCase();
  await madePapers(found.asha, found.claim.id);
  return found;
}

/** As many further entries about a claim, the newest of them numbered highest. */
const copyEntries = (claimId: string, times: number) =>
  rows(
    `INSERT INTO audit_entries (action, claim_id, user_full_name, details)
     SELECT 'claim_updated', $1::uuid, NULL, jsonb_build_object('fields', jsonb_build_array('number' || n))
     FROM generate_series(1, $2::int) AS n ORDER BY n`,
    [claimId, times],
  );

it('a trail asked for with an invalid bound is refused', async () => {
  const { meera, claim } = await aCase();
  const parts = ['before=x', 'before=-1', 'before=1.5', `before=${'9'.repeat(30)}`, 'before=%00'];
  for (const part of [...parts, 'limit=0', 'limit=501', 'limit=many']) {
    const { status, body } = await trail(meera, claim.id, `?${part}`);
    expect([part, status, body]).toEqual([part, 400, expect.objectContaining({ code: 'invalid' })]);
  }
});

it('the trail of another case manager’s claim is not found, nor a part of it', async () => {
  const { claim } = await aCase();
  const other = await signUp('ip_case_manager');
  for (const query of ['', '?limit=1', '?before=999999999']) {
    expect((await trail(other, claim.id, query)).status).toBe(404);
  }
});

it('a trail is given newest first, in parts without gaps and repetitions', async () => {
  const { ravi, claim } = await aSettledCase();
  await copyEntries(claim.id, 7);
  const whole = (await trail(ravi, claim.id)).body;
  expect(whole).toHaveLength(11);
  expect(whole[0]).toMatchObject({ userFullName: 'System', details: { fields: ['number7'] } });
  expect(whole.at(-1)).toMatchObject({ action: 'claim_submitted', userFullName: 'Asha Devi' });

  const parts: PresentedAuditEntry[] = [];
  for (let before = ''; ; before = `&before=${parts.at(-1)?.id}`) {
    const { body } = await trail(ravi, claim.id, `?limit=4${before}`);
    parts.push(...body);
    if (body.length < 4) break;
  }
  expect(parts).toEqual(whole);
  expect((await trail(ravi, claim.id, `?before=${whole.at(-1)?.id}`)).body).toEqual([]);
});

it('entries added meanwhile do not shift the earlier part of a trail', async () => {
  const { meera, claim } = await aSettledCase();
  await copyEntries(claim.id, 3);
  const [newest, second, ...rest] = (await trail(meera, claim.id)).body;
  await copyEntries(claim.id, 5);
  expect(newest).toBeDefined();
  expect((await trail(meera, claim.id, `?before=${second?.id}`)).body).toEqual(rest);
});
