import { randomUUID } from 'node:crypto';
import type { SignedInDevice } from '@/lib/identity/sessions/read';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';

afterAll(() => database.end());

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function signInOn(userAgent: string, { user, password }: TestPerson, address = '10.1.2.3') {
  const { body } = await call<{ token: string }>('POST', '/api/auth/login', {
    body: { email: user.email, password },
    headers: { 'User-Agent': userAgent, 'X-Forwarded-For': address },
  });
  return body.token;
}

const devicesOf = async (token: string) =>
  (await call<SignedInDevice[]>('GET', '/api/auth/sessions', { token })).body;
const end = (token: string, id: string) => call('DELETE', `/api/auth/sessions/${id}`, { token });
const alive = async (token: string) =>
  (await call('GET', '/api/auth/me', { token })).status === 200;

it('a person signs out one of their own devices at once, and cannot sign out somebody else’s', async () => {
  const asha = await signUp();
  const onPhone = await signInOn(phone, asha);
  const [, there] = await devicesOf(asha.token);
  const stranger = await signUp();
  expect((await end(stranger.token, there?.id ?? '')).status).toBe(404);
  expect((await end(asha.token, randomUUID())).status).toBe(404);
  expect((await end(asha.token, 'x')).status).toBe(404);
  expect(await alive(onPhone)).toBe(true);
  expect((await end(asha.token, there?.id ?? '')).status).toBe(200);
  expect(await alive(onPhone)).toBe(false);
  expect((await end(asha.token, there?.id ?? '')).status).toBe(404);
  expect(await alive(asha.token)).toBe(true);
  const entries = await rows(
    `SELECT 1 FROM audit_entries WHERE user_id = $1 AND details->>'change' = 'signed_out_elsewhere'`,
    [asha.user.id],
  );
  expect(entries).toHaveLength(1);
});

it('the list of devices shows one’s own, the present one first, in plain words', async () => {
  const asha = await signUp();
  const onPhone = await signInOn(phone, asha);
  const seenFromPhone = await devicesOf(onPhone);
  expect(seenFromPhone).toEqual([
    {
      id: expect.any(String),
      current: true,
      browser: 'Chrome',
      system: 'Android',
      ipAddress: '10.1.2.3',
      signedInAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
    },
    expect.objectContaining({ current: false }),
  ]);
});

it('the list of devices leaves out sessions that have expired', async () => {
  const asha = await signUp();
  await signInOn(phone, asha);
  await database.query(
    `UPDATE sessions SET expires_at = now() WHERE user_id = $1 AND user_agent LIKE '%Android%'`,
    [asha.user.id],
  );
  expect(await devicesOf(asha.token)).toHaveLength(1);
});

it('signing out everywhere else ends the person’s other sessions only', async () => {
  const asha = await signUp();
  const others = [await signInOn(phone, asha), await signInOn('curl/8.5.0', asha)];
  const stranger = await signUp();
  const answer = await call('DELETE', '/api/auth/sessions', { token: asha.token });
  expect(answer.body).toEqual({ ended: 2 });
  expect(await Promise.all(others.map(alive))).toEqual([false, false]);
  expect([await alive(asha.token), await alive(stranger.token)]).toEqual([true, true]);
});

it('the last use of a device is recorded, but not at each request', async () => {
  const asha = await signUp();
  const seen = async () => (await devicesOf(asha.token))[0]?.lastSeenAt ?? '';
  const first = await seen();
  await alive(asha.token);
  expect(await seen()).toBe(first);
  await database.query(
    "UPDATE sessions SET last_seen_at = now() - interval '6 minutes' WHERE user_id = $1",
    [asha.user.id],
  );
  await alive(asha.token);
  const [counted] = await until(async () => {
    const found = await rows<{ fresh: boolean }>(
      "SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM sessions WHERE user_id = $1",
      [asha.user.id],
    );
    return found[0]?.fresh ? found : undefined;
  });
  expect(counted).toEqual({ fresh: true });
});
