import { type IncomingMessage, request } from 'node:http';
import { bareRow, bulkForm, creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

// The test's client must not repeat a call that is refused here.
process.env.CALLS_GIVE_UP = 'yes';

let portal: StartedPortal;
let address: string;
beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
afterAll(() => portal.remove());

const one = csvOf('form_d', creditors(1));

/** Asks for rejected rows and reads none of them; resolves when the answer has begun. */
async function leftUnread({ token }: TestPerson, file: Buffer) {
  const form = new Response(bulkForm(file, 'claims.csv', { before: { creditorType: 'form_d' } }));
  const body = Buffer.from(await form.arrayBuffer());
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(`${address}/api/claims/bulk/rejected`, {
      method: 'POST',
      agent: false,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': form.headers.get('Content-Type') ?? '',
        'Content-Length': body.length,
      },
    });
    asking.on('response', resolve).on('error', reject).end(body);
  });
}

// Otherwise two such people hold both places for a minute, and can come again.
test('a person who does not read their rejected rows takes nobody’s place in the queue of files', async () => {
  const bad = csvOf('form_d', Array(15_000).fill(bareRow('form_d', { claimAmount: '-1' })));
  const people = await Promise.all([1, 2].map(() => signUp('claimant', address)));
  const unread = await Promise.all(people.map((person) => leftUnread(person, bad)));
  try {
    expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const asha = await signUp('claimant', address);
    for (const person of [asha, ...people])
      expect((await sendClaims(person, 'check', one, {}, address)).status).toBe(200);
  } finally {
    for (const answer of unread) answer.destroy();
  }
});

test('claimants’ files do not keep a professional’s file waiting, and none of many is refused', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp('claimant', address)));
  const meera = await signUp('ip_case_manager', address);
  const client = await portal.database.connect();
  try {
    // All of what claimants may work on at a time waits for what this connection holds.
    await client.query('BEGIN');
    await client.query('LOCK TABLE claim_imports IN ACCESS EXCLUSIVE MODE');
    const waiting = people.map((person) => sendClaims(person, 'upload', one, {}, address));
    await until(async () => {
      const { rows } = await client.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_locks WHERE relation = 'claim_imports'::regclass AND NOT granted`,
      );
      return rows[0]?.n === 2 || undefined;
    });
    const rejected = csvOf('form_d', [{ claimAmount: '-1' }]);
    expect((await sendClaims(meera, 'rejected', rejected, {}, address)).status).toBe(200);
    await client.query('ROLLBACK');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(people.map(() => 201));
  } finally {
    client.release(true);
  }
});

// Otherwise eight accounts, which anybody can make, would have every file of everybody refused.
test('in production an account without a proven address cannot send a file of claims', async () => {
  const { address } = await portal.start('', {
    PORTAL_MODE: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Daava <no-reply@example.in>',
  });
  const stranger = await signUp('claimant', address);
  for (const to of ['check', 'upload', 'rejected'] as const) {
    const { status, body } = await sendClaims(stranger, to, one, {}, address);
    expect([to, status, body.code]).toEqual([to, 403, 'address_not_proven']);
  }
  await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
    stranger.user.id,
  ]);
  expect((await sendClaims(stranger, 'upload', one, {}, address)).status).toBe(201);
});
