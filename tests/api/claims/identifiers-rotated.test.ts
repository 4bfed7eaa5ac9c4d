import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { ChangesOfClaim } from '@/lib/claims/deeds/changes/present';
import type { Revealed } from '@/lib/claims/records/reveal';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { forTypeScript } from '@/scripts/lib/processes/run.mjs';
import { edit } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { ownPortal } from '@/tests/support/portal/own-portal';

const someKey = () => randomBytes(32).toString('base64');
const [former, present] = [someKey(), someKey()];
const own = ownPortal({ DOCUMENT_KEY: former });

afterAll(async () => (await own).remove());

async function reencrypt(keys: Record<string, string>) {
  const { environment } = await own;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...forTypeScript, 'tests/support/portal/reencrypt.ts'],
    { env: { ...environment, ...keys, LOG_LEVEL: 'silent' } },
  );
  return JSON.parse(stdout) as { claims: number; drafts: number; unopened: number };
}

/** Everything that is kept of identifiers, as text. */
async function stored() {
  const { database } = await own;
  const { rows } = await database.query<{ text: string }>(
    `SELECT claim_data::text AS text FROM claims UNION ALL SELECT claim_data::text FROM claim_versions
     UNION ALL SELECT "values"::text FROM claim_drafts UNION ALL SELECT proposed::text FROM change_requests`,
  );
  return rows.map(({ text }) => text).join('\n');
}

const keyIdsIn = (text: string) => new Set(text.match(/enc:1:[0-9a-f]{8}/g));

const revealed = (person: TestPerson, address: string, id: string) =>
  call<Revealed>('POST', `${address}/api/claims/${id}/reveal`, {
    token: person.token,
    body: { field: 'panNumber' },
  });

it('identifiers stored plain or under a former key are put under the present one', async () => {
  const portal = await own;
  const { database } = portal;
  const before = await portal.start();
  const [asha, salim] = await Promise.all([
    signUp('claimant', before.address),
    signUp('claimant', before.address),
  ]);
  const [first, second] = [someNumbers(), someNumbers()];
  const [claim, other] = [
    await createClaimAs(asha, 'form_d', first),
    await createClaimAs(salim, 'form_d', { ...someNumbers(), panNumber: first.panNumber }),
  ];
  expect(
    (await edit(asha, claim.id, { claimData: { accountNumber: second.accountNumber } })).status,
  ).toBe(200);
  await call('PUT', `${before.address}/api/drafts/form_f`, {
    token: asha.token,
    body: { values: { panNumber: second.panNumber }, revision: 0 },
  });
  // As a database from before encryption has it: plain, and without hashes.
  const plain = { ...sampleValuesOf('form_d'), ...first };
  await database.query('UPDATE claims SET claim_data = $2 WHERE id = $1', [claim.id, plain]);
  await database.query('UPDATE claim_versions SET claim_data = $2 WHERE claim_id = $1', [
    claim.id,
    plain,
  ]);
  await database.query('UPDATE claim_drafts SET "values" = $1', [{ panNumber: second.panNumber }]);
  await database.query(
    `INSERT INTO change_requests (claim_id, kind, reason, proposed, asked_by_id)
     VALUES ($1, 'bank_account', 'The old one is closed.', $2, $3)`,
    [claim.id, { accountNumber: first.accountNumber }, asha.user.id],
  );
  await database.query('DELETE FROM claim_identifiers');

  // It can still be read meanwhile.
  expect((await revealed(asha, before.address, claim.id)).body.values).toEqual({
    panNumber: first.panNumber,
  });
  expect(await reencrypt({ DOCUMENT_KEY: former })).toEqual({ claims: 1, drafts: 1, unopened: 0 });
  const once = await stored();
  for (const number of Object.values(first)) expect(once).not.toContain(number);
  expect(keyIdsIn(once).size).toBe(1);
  const handleAt = async (address: string) => {
    const { body } = await call('GET', `${address}/api/drafts/form_f`, { token: asha.token });
    return (body.values as Record<string, string>).panNumber;
  };
  const ofFormer = await handleAt(before.address);
  await before.stop();

  // With a missing key nothing is lost: what does not open stays unchanged.
  expect(await reencrypt({ DOCUMENT_KEY: present })).toMatchObject({ claims: 0, drafts: 0 });
  expect(await stored()).toBe(once);
  const keys = { DOCUMENT_KEY: present, DOCUMENT_KEYS_OLD: former };
  expect(await reencrypt(keys)).toEqual({ claims: 2, drafts: 1, unopened: 0 });
  const twice = keyIdsIn(await stored());
  expect(twice.size).toBe(1);
  expect(twice).not.toEqual(keyIdsIn(once));
  const equal = `SELECT count(*)::int AS n FROM claim_identifiers a JOIN claim_identifiers b USING (hash) WHERE a.claim_id < b.claim_id`;
  expect((await database.query(equal)).rows).toEqual([{ n: 1 }]);

  // The former key may be forgotten then.
  Object.assign(portal.environment, { DOCUMENT_KEY: present });
  const after = await portal.start();
  for (const [person, { id }] of [
    [asha, claim],
    [salim, other],
  ] as const)
    expect((await revealed(person, after.address, id)).body.values).toEqual({
      panNumber: first.panNumber,
    });
  const [request] = (
    await call<ChangesOfClaim>('GET', `${after.address}/api/claims/${claim.id}/change-requests`, {
      token: asha.token,
    })
  ).body.changes;
  const proposed = await call<Revealed>(
    'POST',
    `${after.address}/api/change-requests/${request?.id}/reveal`,
    { token: asha.token, body: { field: 'accountNumber' } },
  );
  expect(proposed.body.values).toEqual({ accountNumber: first.accountNumber });
  const shown = (handle: unknown) =>
    call('POST', `${after.address}/api/drafts/form_f/reveal`, {
      token: asha.token,
      body: { field: 'panNumber', handle },
    });
  const { number } = (await shown(await handleAt(after.address))).body;
  expect(number).toBe(second.panNumber);
  // A handle that a page got under the former key no longer opens, and the answer says so.
  expect((await shown(ofFormer)).status).toBe(404);
});
