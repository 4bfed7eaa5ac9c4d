import { database, untilWaitedFor } from '@/tests/support/database/database';
import { at, type PortalWithPasskeys, portalWithPasskeys } from '@/tests/support/passkeys/passkeys';

let portal: PortalWithPasskeys;
let here: ReturnType<typeof at>;

beforeAll(async () => {
  portal = await portalWithPasskeys();
  here = at(portal);
});
afterAll(async () => {
  await portal.remove();
  await database.end();
});

// Otherwise a finder of the phone could sign in while its owner removes the passkey.
test('a sign-in under way fails when its passkey is removed meanwhile', async () => {
  const asha = await here.member();
  const { device } = await here.withPasskey(asha);
  const counted = async () =>
    (
      await portal.database.query('SELECT count(*)::int AS n FROM sessions WHERE user_id = $1', [
        asha.user.id,
      ])
    ).rows[0].n;
  const before = await counted();
  const owner = await portal.database.connect();
  try {
    await owner.query('BEGIN');
    await owner.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [asha.user.id]);
    const signingIn = here.browser().signIn(device);
    await untilWaitedFor(owner);
    await owner.query('DELETE FROM passkeys WHERE user_id = $1', [asha.user.id]);
    await owner.query('COMMIT');
    const { status, body } = await signingIn;
    expect([status, body.code]).toEqual([401, 'wrong_passkey']);
  } finally {
    owner.release();
  }
  expect(await counted()).toBe(before);
});
