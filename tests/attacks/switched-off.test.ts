import { createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let address: string;
let claimId: string;
let asha: TestPerson;
let meera: TestPerson;
beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  asha = await signUp('claimant', address);
  claimId = (await createClaimAs(asha)).id;
  meera = await signUp('ip_admin', address);
});
afterAll(() => portal.remove());

/** The answer to a call that waited for the locks of `held` while `befell` happened to its caller's account. */
async function answeredAfter<T>(
  befell: (userId: string) => Promise<unknown>,
  person: TestPerson,
  held: string,
  asking: () => Promise<T>,
) {
  const holder = await portal.database.connect();
  await holder.query(`BEGIN; ${held}`);
  const answer = asking();
  await until(async () => {
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    return (await portal.database.query(waiting)).rowCount || undefined;
  });
  await befell(person.user.id);
  await holder.query('COMMIT');
  holder.release();
  return answer;
}

const signedOut = (id: string) =>
  portal.database.query('DELETE FROM sessions WHERE user_id = $1', [id]);

async function switchedOff(id: string) {
  await portal.database.query("UPDATE users SET status = 'disabled' WHERE id = $1", [id]);
  await signedOut(id);
}

const entriesOf = async (person: TestPerson) =>
  (
    await portal.database.query(
      "SELECT FROM audit_entries WHERE user_id = $1 AND action NOT IN ('account_changed', 'user_login')",
      [person.user.id],
    )
  ).rowCount;

/** The claim, and what a file of the administrator's brought. */
const claims = async () =>
  (
    await portal.database.query(
      'SELECT status::text, version FROM claims WHERE id = $1 OR entered_by_id = $2',
      [claimId, meera.user.id],
    )
  ).rows;
const asItWas = [{ status: 'submitted', version: 1 }];
const heldClaims = 'LOCK TABLE claims IN SHARE MODE';

describe.each([
  ['switched off', switchedOff],
  ['signed out', signedOut],
])('an administrator who was %s during a call', (_, befell) => {
  // Otherwise a claim would be decided by somebody whose account is disabled.
  test('does not decide a claim', async () => {
    const { status } = await answeredAfter(befell, meera, heldClaims, () =>
      call('PATCH', `${address}/api/claims/${claimId}/status`, {
        token: meera.token,
        body: { status: 'rejected', reviewNote: 'No documents were given.' },
      }),
    );
    expect(status).toBe(401);
    expect(await claims()).toEqual(asItWas);
    expect(await entriesOf(meera)).toBe(0);
  });

  // Filing a file takes longest, so it gives the most time for this.
  test('does not file claims from a file', async () => {
    const { status } = await answeredAfter(befell, meera, heldClaims, () =>
      sendClaims(meera, 'upload', csvOf('form_d', creditors(3)), {}, address),
    );
    expect(status).toBe(401);
    expect(await claims()).toEqual(asItWas);
    expect(await entriesOf(meera)).toBe(0);
  });

  test('does not send a failed letter again', async () => {
    const { rows } = await portal.database.query<{ id: string }>(
      `INSERT INTO mail_queue (user_id, kind, failed_at) VALUES ($1, 'claim_received', now()) RETURNING id`,
      [asha.user.id],
    );
    const id = rows[0]?.id ?? '';
    const held = `SELECT FROM mail_queue WHERE id = '${id}' FOR UPDATE`;
    const { status } = await answeredAfter(befell, meera, held, () =>
      call('POST', `${address}/api/mail/${id}/retry`, { token: meera.token }),
    );
    expect(status).toBe(401);
    const failed = 'SELECT FROM mail_queue WHERE id = $1 AND failed_at IS NOT NULL';
    expect((await portal.database.query(failed, [id])).rowCount).toBe(1);
  });
});

// By a stranger who held the account until its owner set a new password.
test('a claimant who was signed out during a call does not change their claim', async () => {
  const { status } = await answeredAfter(signedOut, asha, heldClaims, () =>
    call('PATCH', `${address}/api/claims/${claimId}`, {
      token: asha.token,
      body: { claimData: { fullName: 'Somebody Else' } },
    }),
  );
  expect(status).toBe(401);
  expect(await claims()).toEqual(asItWas);
});
