import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@/scripts/lib/paths.mjs';
import { documentOf } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { register, type TestPerson } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { runCleanupNow } from '@/tests/support/portal/cleanup';
import { type Instance, type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';
import { brokenIn } from './support/invariants';

const hour = 60 * 60 * 1000;
const clock = pathToFileURL(join(root, 'tests/faults/support/clock.mjs')).href;
const moveable = { NODE_OPTIONS: `--import=${clock}` };

let office: Awaited<ReturnType<typeof openPostOffice>>;
let portal: OwnPortal;
let instance: Instance;
let asha: TestPerson;

beforeAll(async () => {
  office = await openPostOffice();
  portal = await ownPortal({ ...moveable, SMTP_URL: office.url });
  instance = await portal.start();
  asha = await register('claimant', instance.address);
});

afterAll(async () => {
  await portal?.remove();
  await office?.close();
});

/** Puts the clock of the server's process so many milliseconds ahead of the machine's and the database's. */
async function setAhead(ahead: number) {
  const set = once(instance.child, 'message');
  instance.child.send({ ahead });
  await set;
}

const at = (path: string) => `${instance.address}${path}`;
const from = someAddress();
const logIn = (email: string, password: string) =>
  call<{ token: string }>('POST', at('/api/auth/login'), {
    body: { email, password },
    headers: { 'X-Forwarded-For': from },
  });

async function resetLink() {
  const before = office.to(asha.user.email).length;
  await call('POST', at('/api/auth/forgot-password'), { body: { email: asha.user.email } });
  // The newest letter, since a notice about an earlier change may still be on its way.
  return until(async () => {
    const texts = office
      .to(asha.user.email)
      .slice(before)
      .map(({ text }) => text);
    return /reset-password\?token=([\w-]+)/.exec(texts.join('\n'))?.[1];
  });
}

test('a server clock that jumps an hour ahead and back ends no session, no limit and no reset link', async () => {
  const { email } = asha.user;
  const guesser = await register('claimant', instance.address);
  for (let i = 0; i < 10; i += 1) {
    expect((await logIn(guesser.user.email, 'Wrong-Guess-1')).status).toBe(401);
  }
  const token = await resetLink();
  const tokens = [asha.token];
  for (const ahead of [hour, -hour, 0]) {
    await setAhead(ahead);
    const signIn = await logIn(email, asha.password);
    expect(signIn.status).toBe(200);
    tokens.push(signIn.body.token);
    for (const each of tokens) {
      expect((await call('GET', at('/api/auth/me'), { token: each })).status).toBe(200);
    }
    expect((await logIn(guesser.user.email, guesser.password)).status).toBe(429);
    const { submittedAt } = await createClaimAs(asha);
    expect(Math.abs(Date.parse(submittedAt) - Date.now())).toBeLessThan(hour / 2);
  }
  await setAhead(hour);
  const newPassword = 'Quiet-Harbour-19';
  const reset = await call('POST', at('/api/auth/reset-password'), {
    body: { token, newPassword },
  });
  expect(reset.status).toBe(200);
  asha = { ...asha, password: newPassword };
  asha.token = (await logIn(email, newPassword)).body.token;

  // A link made while the clock is wrong is also valid for fifteen minutes.
  for (const ahead of [hour, -hour]) {
    await setAhead(ahead);
    await resetLink();
    const { rows } = await portal.database.query<{ minutes: number }>(
      'SELECT extract(epoch FROM expires_at - now())::float8 / 60 AS minutes FROM password_resets',
    );
    expect(rows.map(({ minutes }) => Math.round(minutes))).toEqual([15]);
  }
  await setAhead(0);
});

test('a failed letter is tried again by the database’s clock', async () => {
  await office.close();
  await call('POST', at('/api/auth/forgot-password'), { body: { email: asha.user.email } });
  await setAhead(hour);
  const [letter] = await until(async () => {
    const { rows } = await portal.database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM next_try_at - now())::float8 AS seconds FROM mail_queue WHERE attempts = 1`,
    );
    return rows.length > 0 ? rows : undefined;
  });
  expect(letter?.seconds).toBeGreaterThan(30);
  expect(letter?.seconds).toBeLessThanOrEqual(60);
  await setAhead(0);
  office = await openPostOffice({ port: office.port });
});

test('housekeeping deletes nothing too early when the server’s clock is a year ahead', async () => {
  const { id } = await documentOf(asha);
  const saved = await call('PUT', at('/api/drafts/form_b'), {
    token: asha.token,
    body: { values: { companyName: 'Kaveri' }, documents: [], revision: 0 },
  });
  expect([200, 201]).toContain(saved.status);
  const ahead = String(365 * 24 * hour);
  await runCleanupNow({ ...portal.environment, CLOCK_AHEAD: ahead });
  const look = await call('GET', at(`/api/documents/${id}/download`), asha);
  expect(look.status).toBe(200);
  expect((await call('GET', at('/api/auth/me'), asha)).status).toBe(200);
  const { rowCount } = await portal.database.query('SELECT FROM claim_drafts');
  expect(rowCount).toBe(1);
  expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
});
