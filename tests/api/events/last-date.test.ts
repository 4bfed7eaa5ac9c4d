import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

// A portal of its own, since the last date belongs to the whole case.
let portal: StartedPortal;

beforeAll(async () => {
  portal = await startedPortal();
});
afterAll(() => portal.remove());

test('a change of the last date for claims is told to active professionals, and to nobody else', async () => {
  const { address } = portal;
  const [asha, ravi, waiting, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_case_manager', address),
    signUp('ip_case_manager', address),
    signUp('ip_admin', address),
  ]);
  await portal.database.query("UPDATE users SET status = 'pending' WHERE id = $1", [
    waiting.user.id,
  ]);
  const streams = await Promise.all([asha, waiting, ravi, meera].map(listenAs));
  const [ofAsha, ofWaiting, ofRavi, ofMeera] = streams;
  const body = { lastDateForClaims: '2099-12-31' };
  const moved = await call('PATCH', `${address}/api/case`, { token: meera.token, body });
  expect(moved.status).toBe(200);
  await Promise.all([ofRavi, ofMeera].map((stream) => stream?.hears('claim', null)));
  // A later event has arrived, so an earlier one would be here.
  const own = await createClaimAs(asha);
  await ofAsha?.hears('claim', own.id);
  const heard = [...(ofAsha?.events() ?? []), ...(ofWaiting?.events() ?? [])];
  expect(heard).not.toContainEqual({ what: 'claim', claimId: null });
  await Promise.all(streams.map((stream) => stream.leave()));
});
