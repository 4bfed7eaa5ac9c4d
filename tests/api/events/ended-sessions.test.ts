import { randomUUID } from 'node:crypto';
import { heartbeat } from '@/lib/live/event';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

let portal: OwnPortal;

beforeAll(async () => {
  portal = await ownPortal();
  Object.assign(process.env, portal.environment, { LOG_LEVEL: 'silent' });
});
// This also ends the hub's connection.
afterAll(() => portal.remove());

test('a session that ended or expired loses its stream, and no other session does', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const { hub } = await import('@/lib/live/hub');
  const userId = await storeUser(portal.database);

  async function openStream() {
    const sessionId = randomUUID();
    await portal.database.query(
      `INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [sessionId, userId],
    );
    const stream = { open: true, sessionId };
    const end = () => {
      stream.open = false;
    };
    await hub.add({
      userId,
      sessionId,
      administrator: false,
      emailProven: true,
      send: () => undefined,
      end,
    });
    return stream;
  }
  const [stays, ended, runsOut] = [await openStream(), await openStream(), await openStream()];
  await portal.database.query('DELETE FROM sessions WHERE id = $1', [ended.sessionId]);
  await until(async () => !ended.open || undefined);
  expect([stays.open, runsOut.open]).toEqual([true, true]);

  await portal.database.query(
    `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`,
    [runsOut.sessionId],
  );
  // The test calls the hub's heartbeat instead of waiting for it.
  const [atHeartbeat] = timers.mock.calls.find(([, every]) => every === heartbeat) ?? [];
  atHeartbeat?.();
  await until(async () => !runsOut.open || undefined);
  expect(stays.open).toBe(true);
});
