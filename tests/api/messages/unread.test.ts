import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, untilWaitedFor } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { aCase, markRead, say, unreadNotificationsOf, unreadOf } from './messages-support';

afterAll(() => database.end());

const statisticsOf = async (person: TestPerson) =>
  (
    await call<{ unreadMessages: number }>('GET', '/api/statistics/dashboard', {
      token: person.token,
    })
  ).body;

it('unread messages of the other side are counted for each person separately', async () => {
  const { asha, ravi, meera, claim } = await aCase();
  await say(asha, claim.id, 'one');
  await say(asha, claim.id, 'two');
  await say(ravi, claim.id, 'reply');
  await say(meera, claim.id, 'second reply');
  expect([
    await unreadOf(asha, claim.id),
    await unreadOf(ravi, claim.id),
    await unreadOf(meera, claim.id),
  ]).toEqual([2, 2, 2]);
  expect(await statisticsOf(asha)).toMatchObject({ unreadMessages: 2 });

  expect((await markRead(ravi, claim.id)).status).toBe(200);
  expect([await unreadOf(ravi, claim.id), await unreadOf(meera, claim.id)]).toEqual([0, 2]);
  await say(asha, claim.id, 'three');
  expect([await unreadOf(ravi, claim.id), await unreadOf(meera, claim.id)]).toEqual([1, 3]);
  await markRead(asha, claim.id);
  expect(await unreadOf(asha, claim.id)).toBe(0);
  expect(await statisticsOf(asha)).toMatchObject({ unreadMessages: 0 });
});

it('unread counts list only claims with unread messages that the person sees', async () => {
  const { asha, ravi, claim } = await aCase();
  const quiet = await createClaimAs(asha);
  await say(ravi, claim.id, 'hello');
  const { body } = await call<Record<string, number>>('GET', '/api/messages/unread-counts-bulk', {
    token: asha.token,
  });
  expect(body).toEqual({ [claim.id]: 1 });
  expect(body[quiet.id]).toBeUndefined();
  const stranger = await call('GET', '/api/messages/unread-counts-bulk', {
    token: (await signUp()).token,
  });
  expect(stranger.body).toEqual({});
});

it('a claim that one may not see cannot be marked as read', async () => {
  const { claim } = await aCase();
  expect((await markRead(await signUp(), claim.id)).status).toBe(404);
  expect((await markRead(await signUp('ip_case_manager'), claim.id)).status).toBe(404);
});

it('a claim without messages can be marked as read, also twice', async () => {
  const { asha, ravi, claim } = await aCase();
  for (const person of [asha, asha, ravi]) {
    expect((await markRead(person, claim.id)).status).toBe(200);
  }
  await say(asha, claim.id, 'first');
  expect(await unreadOf(ravi, claim.id)).toBe(1);
});

it('the unread messages of a claim follow it to its new assignee', async () => {
  const { asha, ravi, meera, claim } = await aCase();
  const kavita = await signUp('ip_case_manager');
  await say(asha, claim.id, 'one');
  await markRead(ravi, claim.id);
  await say(asha, claim.id, 'two');
  await assignTo(meera, claim.id, kavita);
  expect([await unreadOf(ravi, claim.id), await unreadOf(kavita, claim.id)]).toEqual([0, 2]);
  await say(asha, claim.id, 'three');
  await assignTo(meera, claim.id, ravi);
  expect([await unreadOf(ravi, claim.id), await unreadOf(kavita, claim.id)]).toEqual([2, 0]);
});

it('a new or returning administrator sees the unread messages', async () => {
  const { asha, claim } = await aCase();
  await say(asha, claim.id, 'one');
  const late = await signUp('ip_admin');
  expect(await unreadOf(late, claim.id)).toBe(1);
  await markRead(late, claim.id);
  const set = (status: string) =>
    database.query('UPDATE users SET status = $2::"AccountStatus" WHERE id = $1', [
      late.user.id,
      status,
    ]);
  await set('disabled');
  await say(asha, claim.id, 'two');
  await set('active');
  expect(await unreadOf(late, claim.id)).toBe(1);
});

it('an administrator who becomes a case manager has unread messages only of their own claims', async () => {
  const { asha, meera, claim } = await aCase();
  const former = await signUp('ip_admin');
  const own = await createClaimAs(asha);
  await assignTo(meera, own.id, former);
  await say(asha, claim.id, 'not for you');
  await say(asha, own.id, 'for you');
  await database.query("UPDATE users SET role = 'ip_case_manager' WHERE id = $1", [former.user.id]);
  expect([await unreadOf(former, claim.id), await unreadOf(former, own.id)]).toEqual([0, 1]);
});

it('such a case manager’s unread messages are counted also behind a thousand newer ones of other claims', async () => {
  const { asha, meera } = await aCase();
  const former = await signUp('ip_admin');
  const own = await createClaimAs(asha);
  await assignTo(meera, own.id, former);
  await say(asha, own.id, 'for you');
  const salma = await signUp();
  await copyClaim((await createClaimAs(salma)).id, 999);
  await database.query(
    `INSERT INTO message_reads (claim_id, user_id, unread, newest_at)
     SELECT id, $2, 1, now() FROM claims WHERE claimant_id = $1`,
    [salma.user.id, former.user.id],
  );
  await database.query("UPDATE users SET role = 'ip_case_manager' WHERE id = $1", [former.user.id]);
  expect(await unreadOf(former, own.id)).toBe(1);
});

it('is not lost among a thousand newer ones of claims that were handed on', async () => {
  const { asha, ravi, claim } = await aCase();
  await say(asha, claim.id, 'for you');
  const [salma, kavita] = await Promise.all([signUp(), signUp('ip_case_manager')]);
  await copyClaim((await createClaimAs(salma)).id, 999);
  await database.query(
    `INSERT INTO conversations (claim_id, messages, from_claimant, last_sent_at, claimant_wrote_at)
     SELECT id, 1, 1, now(), now() FROM claims WHERE claimant_id = $1`,
    [salma.user.id],
  );
  for (const { user } of [ravi, kavita])
    await database.query('UPDATE claims SET assigned_to_id = $2 WHERE claimant_id = $1', [
      salma.user.id,
      user.id,
    ]);
  expect(await unreadOf(ravi, claim.id)).toBe(1);
});

it('marking as read waits for a message being written: that one counts as read, and no later one', async () => {
  const { asha, ravi, claim } = await aCase();
  await say(asha, claim.id, 'one');
  const writer = await database.connect();
  try {
    await writer.query('BEGIN');
    await writer.query('INSERT INTO messages (claim_id, sender_id, message) VALUES ($1, $2, $3)', [
      claim.id,
      asha.user.id,
      'two',
    ]);
    const reading = markRead(ravi, claim.id);
    await untilWaitedFor(writer);
    await writer.query('COMMIT');
    expect((await reading).status).toBe(200);
  } finally {
    writer.release();
  }
  expect(await unreadOf(ravi, claim.id)).toBe(0);
  await say(asha, claim.id, 'three');
  expect(await unreadOf(ravi, claim.id)).toBe(1);
});

it('the unread count equals the messages, however reading and writing overlap', async () => {
  const { asha, ravi, claim } = await aCase();
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => say(asha, claim.id, `${n}`)),
    ...Array.from({ length: 10 }, () => markRead(ravi, claim.id)),
  ]);
  const { rows } = await database.query<{ unread: number; behind: number }>(
    `SELECT r.unread, v.from_claimant - r.read_count AS behind
     FROM message_reads r JOIN conversations v USING (claim_id) WHERE claim_id = $1 AND user_id = $2`,
    [claim.id, ravi.user.id],
  );
  expect(rows[0]?.unread).toBe(rows[0]?.behind);
  await markRead(ravi, claim.id);
  expect(await unreadOf(ravi, claim.id)).toBe(0);
  expect(await unreadNotificationsOf(ravi)).toBe(1);
});
