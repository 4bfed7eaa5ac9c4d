import { createClaimAs } from '@/tests/support/data/claims';
import { register } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { brokenIn } from './support/invariants';
import { keepCalling } from './support/load';

let portal: OwnPortal | undefined;

afterEach(() => portal?.remove());

test('a change at one instance is heard at another, which goes on alone when the first is killed', async () => {
  portal = await ownPortal();
  const [one, two] = await Promise.all([portal.start(), portal.start()]);
  const [asha, salma, meera] = await Promise.all([
    register('claimant', one.address),
    register('claimant', one.address),
    register('ip_admin', two.address),
  ]);
  const [ofAsha, ofSalma, ofMeera] = await Promise.all([asha, salma, meera].map(listenAs));
  if (!ofAsha || !ofSalma || !ofMeera) throw new Error('Nobody listens');
  const claim = await createClaimAs(asha);
  await ofMeera.hears('claim', claim.id);

  const change = { status: 'under_review' };
  const path = `${two.address}/api/claims/${claim.id}/status`;
  expect((await call('PATCH', path, { token: meera.token, body: change })).status).toBe(200);
  await Promise.all([ofAsha.hears('claim', claim.id), ofAsha.hears('notification', null)]);

  // Signing out at one instance ends the stream that another one holds.
  await call('POST', `${two.address}/api/auth/logout`, { token: salma.token });
  await ofSalma.ended;

  // An instance that dies takes no data with it.
  const { token } = asha;
  const work = (address: string) =>
    keepCalling(address, [
      () => ({ method: 'GET', path: `/api/claims/${claim.id}`, token }),
      () => ({ method: 'GET', path: '/api/claims', token }),
    ]);
  const [atOne, atTwo] = [work(one.address), work(two.address)];
  await Promise.all([atOne.answers(20), atTwo.answers(20)]);
  await one.kill();
  await Promise.all([ofAsha.ended, atOne.end(), atTwo.answers(20)]);
  await atTwo.end();
  expect(atTwo.told.filter(({ status }) => status !== 200)).toEqual([]);

  const moved = await listenAs({ ...asha, portal: two.address });
  const next = { status: 'approved' };
  expect((await call('PATCH', path, { token: meera.token, body: next })).status).toBe(200);
  await Promise.all([moved.hears('claim', claim.id), ofMeera.hears('claim', claim.id)]);
  await Promise.all([moved.leave(), ofMeera.leave()]);
  expect(await brokenIn(portal.database)).toEqual([]);
});
