import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Revealed } from '@/lib/claims/records/reveal';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { send } from '@/tests/api/documents/documents-support';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import { register, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { codeNow, waitForNextCode, withSecondFactor } from '@/tests/support/http/second-factor';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool, startTool } from '@/tests/support/portal/tool';
import { until } from '../support/until';

const someKey = () => randomBytes(32).toString('base64');
const [former, present] = [someKey(), someKey()];
const content = pdf(100_000);
const account = sampleValuesOf('form_d').accountNumber;

let portal: OwnPortal;
let holder: PoolClient;

beforeAll(async () => {
  portal = await ownPortal({ DOCUMENT_KEY: former });
  holder = await portal.database.connect();
});

afterAll(async () => {
  holder.release();
  await portal.remove();
});

/** Ids of claims, the first filed first. */
const claims = async () =>
  (await portal.database.query<{ id: string }>('SELECT id FROM claims ORDER BY id')).rows.map(
    ({ id }) => id,
  );

/** How many claims are under each key. */
const keysInUse = async () =>
  (
    await portal.database.query<{ claims: number }>(
      `SELECT count(*)::int AS claims FROM claims
       GROUP BY substring(claim_data->>'accountNumber' FROM 'enc:1:[0-9a-f]{8}') ORDER BY 1`,
    )
  ).rows.map((row) => row.claims);

/** Everything encrypted still opens: an early claim and a late one, a document, and a second factor. */
async function everythingOpens(address: string, person: TestPerson, document: string) {
  const asked = { ...person, portal: address };
  const ids = await claims();
  for (const id of [ids[0], ids.at(-1)]) {
    const shown = await call<Revealed>('POST', `${address}/api/claims/${id}/reveal`, {
      token: asked.token,
      body: { field: 'accountNumber' },
    });
    expect(shown.body.values).toEqual({ accountNumber: account });
  }
  const read = await fetch(`${address}/api/documents/${document}/download`, {
    headers: { Authorization: `Bearer ${asked.token}` },
  });
  expect(Buffer.from(await read.arrayBuffer()).equals(content)).toBe(true);
}

test('a change of keys killed half-way leaves everything readable, and continues where it stopped', async () => {
  const before = await portal.start();
  const asha = await register('claimant', before.address);
  const { secret } = await withSecondFactor(asha, portal.database);
  const filed = await sendClaims(
    asha,
    'upload',
    csvOf('form_d', creditors(500)),
    {},
    before.address,
  );
  expect([filed.status, filed.body.success]).toEqual([201, 500]);
  const document = (await send(asha, content)).body.id;
  await everythingOpens(before.address, asha, document);
  await before.stop();

  Object.assign(portal.environment, { DOCUMENT_KEY: present, DOCUMENT_KEYS_OLD: former });
  const ids = await claims();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM claims WHERE id = $1 FOR UPDATE', [ids[300]]);
  const { child, ended } = startTool('documents-rotate', [], portal.environment);
  await until(async () => {
    const { rows } = await portal.database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0 || undefined;
  });
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  await holder.query('ROLLBACK');
  await portal.settled();
  expect(await keysInUse()).toEqual([200, 300]);
  const meanwhile = await portal.start();
  await everythingOpens(meanwhile.address, asha, document);
  await meanwhile.stop();

  const again = await runTool('documents-rotate', [], portal.environment);
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('of 300 claims') });
  expect(await keysInUse()).toEqual([500]);
  Object.assign(portal.environment, { DOCUMENT_KEYS_OLD: '' });
  const after = await portal.start();
  await everythingOpens(after.address, asha, document);
  await waitForNextCode(asha, portal.database);
  const { email } = asha.user;
  const signedIn = await call('POST', `${after.address}/api/auth/login`, {
    body: { email, password: asha.password, code: codeNow(secret) },
  });
  expect(signedIn.status).toBe(200);
});
