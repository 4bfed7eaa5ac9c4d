import { createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let address: string;
let claimId: string;
let meera: TestPerson;
beforeAll(async () => {
  portal = await ownPortal();
  ({ address } = await portal.start());
  claimId = (await createClaimAs(await signUp('claimant', address))).id;
});
beforeEach(async () => {
  meera = await signUp('ip_admin', address);
});
afterAll(() => portal.remove());

/** Answers a call that was under way, waiting for what `held` locks, when its administrator was switched off. */
async function switchedOffDuring<T>(held: string, asking: () => Promise<T>) {
  const holder = await portal.database.connect();
  await holder.query(`BEGIN; ${held}`);
  const answer = asking();
  await until(async () => {
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    return (await portal.database.query(waiting)).rowCount || undefined;
  });
  await portal.database.query("UPDATE users SET status = 'disabled' WHERE id = $1", [
    meera.user.id,
  ]);
  await portal.database.query('DELETE FROM sessions WHERE user_id = $1', [meera.user.id]);
  await holder.query('COMMIT');
  holder.release();
  return answer;
}

const entriesOf = async (person: TestPerson) =>
  (
    await portal.database.query(
      "SELECT FROM audit_entries WHERE user_id = $1 AND action NOT IN ('account_changed', 'user_login')",
      [person.user.id],
    )
  ).rowCount;

// It would have been decided by somebody who was nobody any more.
test('a decision under way is undone when its administrator is switched off', async () => {
  const { status } = await switchedOffDuring('LOCK TABLE claims IN SHARE MODE', () =>
    call('PATCH', `${address}/api/claims/${claimId}/status`, {
      token: meera.token,
      body: { status: 'rejected', reviewNote: 'No documents were given.' },
    }),
  );
  expect(status).toBe(401);
  const { rows } = await portal.database.query('SELECT status::text FROM claims WHERE id = $1', [
    claimId,
  ]);
  expect(rows).toEqual([{ status: 'submitted' }]);
  expect(await entriesOf(meera)).toBe(0);
});

// A file of claims takes longest, so it would have been the easiest.
test('a file of claims under way is undone too', async () => {
  const { status } = await switchedOffDuring('LOCK TABLE claims IN SHARE MODE', () =>
    sendClaims(meera, 'upload', csvOf('form_d', creditors(3)), {}, address),
  );
  expect(status).toBe(401);
  expect((await portal.database.query('SELECT FROM claims')).rowCount).toBe(1);
  expect(await entriesOf(meera)).toBe(0);
});
