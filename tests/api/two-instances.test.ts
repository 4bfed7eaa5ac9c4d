import { call } from '../support/api';
import { fileClaimAs } from '../support/claims';
import { listenAs } from '../support/live';
import { ownPortal } from '../support/own-portal';
import { signUp } from '../support/people';

type Portal = Awaited<ReturnType<typeof ownPortal>>;
let portal: Portal | undefined;

afterEach(() => portal?.remove());

test('what one instance does is heard at another', async () => {
  portal = await ownPortal();
  const [one, two] = await Promise.all([portal.start(), portal.start()]);
  const [asha, meera] = await Promise.all([
    signUp('claimant', one.address),
    signUp('ip_admin', two.address),
  ]);
  const [ofAsha, ofMeera] = await Promise.all([listenAs(asha), listenAs(meera)]);
  const claim = await fileClaimAs(asha);
  await ofMeera.hears('claim', claim.id);

  const change = { status: 'under_review' };
  const path = `${two.address}/api/claims/${claim.id}/status`;
  expect((await call('PATCH', path, { token: meera.token, body: change })).status).toBe(200);
  await Promise.all([ofAsha.hears('claim', claim.id), ofAsha.hears('notification', null)]);

  // Signing out at one instance ends the stream that another one holds.
  await call('POST', `${two.address}/api/auth/logout`, { token: asha.token });
  await ofAsha.ended;
  expect(ofAsha.stream.open).toBe(false);

  // An instance that dies takes nothing with it: the other one still answers the same session.
  await one.kill();
  const answer = await call('GET', `${two.address}/api/claims/${claim.id}`, { token: meera.token });
  expect(answer.body).toMatchObject({ status: 'under_review' });
  await ofMeera.leave();
}, 60_000);
