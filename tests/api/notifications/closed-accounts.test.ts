import { say } from '@/tests/api/messages/messages-support';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { lettersTo } from '@/tests/support/peers/outbox';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

afterAll(() => database.end());

const statuses = ['active', 'pending', 'declined', 'disabled'] as const;

test('only active administrators are notified of an unassigned claim', async () => {
  const asha = await signUp();
  const people = await Promise.all(statuses.map((is) => storeUser(database, 'ip_admin', is)));
  const claim = await storeClaim(database, asha.user.id);
  expect((await say(asha, claim, 'to anybody')).status).toBe(201);
  const told = await rows<{ id: string }>(
    'SELECT user_id AS id FROM notifications WHERE claim_id = $1 AND user_id = ANY($2)',
    [claim, people],
  );
  expect(told).toEqual([{ id: people[0] }]);
});

test('only an active assignee is notified, and by a letter', async () => {
  const asha = await signUp();
  const counted = await Promise.all(
    statuses.map(async (status) => {
      const person = await storeUser(database, 'ip_case_manager', status);
      const claim = await storeClaim(database, asha.user.id, person);
      expect((await say(asha, claim, 'to you')).status).toBe(201);
      const [count] = await rows(
        `SELECT count(*)::int AS told, count(m.id)::int AS letters
         FROM notifications n LEFT JOIN mail_queue m ON m.notification_id = n.id WHERE n.user_id = $1`,
        [person],
      );
      return count;
    }),
  );
  // Those who have left are told nothing.
  expect(counted).toEqual([1, 0, 0, 0].map((letters) => ({ told: letters, letters })));
});

test('administrators are told of a claim whose assignee has left', async () => {
  const [asha, meera] = await Promise.all([signUp(), storeUser(database, 'ip_admin')]);
  const ravi = await storeUser(database, 'ip_case_manager', 'disabled');
  const claim = await storeClaim(database, asha.user.id, ravi);
  expect((await say(asha, claim, 'to anybody')).status).toBe(201);
  const told = await rows<{ id: string }>(
    'SELECT user_id AS id FROM notifications WHERE claim_id = $1 AND user_id = ANY($2)',
    [claim, [ravi, meera]],
  );
  expect(told).toEqual([{ id: meera }]);
});

test('a waiting letter is not sent once its account is declined or disabled', async () => {
  const people = await Promise.all(statuses.map((is) => storeUser(database, 'claimant', is)));
  await database.query(
    `INSERT INTO mail_queue (user_id, kind) SELECT id, 'password_reset' FROM unnest($1::uuid[]) AS id`,
    [people],
  );
  const waiting = 'SELECT FROM mail_queue WHERE user_id = ANY($1) AND sent_at IS NULL';
  await until(async () => (await rows(waiting, [people])).length === 0 || undefined);
  const sentTo = await Promise.all(
    people.map(async (id) => {
      const [user] = await rows<{ email: string }>('SELECT email FROM users WHERE id = $1', [id]);
      return (await lettersTo(user?.email ?? '')).length;
    }),
  );
  expect(sentTo).toEqual([1, 1, 0, 0]);
});

test.each(['declined', 'disabled'])(
  'nobody can sign in to an account that is %s',
  async (status) => {
    const { user, password } = await signUp();
    await database.query('UPDATE users SET status = $2::"AccountStatus" WHERE id = $1', [
      user.id,
      status,
    ]);
    const body = { email: user.email, password };
    const answer = await call('POST', '/api/auth/login', { body });
    expect([answer.status, answer.body.code]).toEqual([403, 'account_closed']);
  },
);
