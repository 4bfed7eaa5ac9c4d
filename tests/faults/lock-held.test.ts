import { setTimeout as pause } from 'node:timers/promises';
import { claimBodyOf } from '@/tests/support/data/claims';
import { registrationOf } from '@/tests/support/data/people';
import { away, holding, scene, timed } from './support/held';
import { brokenIn } from './support/invariants';

/** Repeats a call for a minute, and gives the answers. */
async function forAMinute(attempt: () => ReturnType<typeof timed>) {
  const end = performance.now() + 60_000;
  const answers: Awaited<ReturnType<typeof timed>>[] = [];
  do answers.push(await attempt());
  while (performance.now() < end);
  return answers;
}

test('a claim and an audit trail locked for a minute delay nobody else, and their own callers not for ever', async () => {
  const { portal, address, asha, meera, claim, other } = await scene();
  const status = (id: string) =>
    timed('PATCH', `${address}/api/claims/${id}/status`, {
      token: meera.token,
      body: { status: 'under_review' },
    });
  const file = () =>
    timed('POST', `${address}/api/claims`, { token: asha.token, body: claimBodyOf('form_d') });
  const register = () => timed('POST', `${address}/api/auth/register`, { body: registrationOf() });
  const read = async () => {
    for (const path of ['/api/claims', `/api/claims/${claim.id}`, '/api/ready', '/login']) {
      const { status: answered, took } = await timed('GET', `${address}${path}`, asha);
      expect([path, answered]).toEqual([path, 200]);
      expect(took).toBeLessThan(8_000);
    }
    await pause(2_000);
    return status(claim.id);
  };

  const letGo = await holding(portal, ['SELECT FROM claims WHERE id = $1 FOR UPDATE', [claim.id]]);
  expect((await status(other.id)).status).toBe(200);
  const letGoOfTrail = await holding(portal, [
    "SELECT pg_advisory_xact_lock(hashtext('daava.audit'))",
  ]);
  const heldUp = await Promise.all([read, file, register].map(forAMinute));
  for (const answers of heldUp) {
    expect(answers.length).toBeGreaterThan(2);
    for (const answer of answers) {
      expect(answer).toMatchObject(away);
      expect(answer.took).toBeLessThan(25_000);
    }
  }
  await Promise.all([letGo(), letGoOfTrail()]);
  const done = await Promise.all([status(claim.id), file(), register()]);
  expect(done.map((answer) => answer.status)).toEqual([200, 201, 201]);
  expect(await brokenIn(portal.database)).toEqual([]);
});
