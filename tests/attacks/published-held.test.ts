import { createClaimAs } from '@/tests/support/data/claims';
import { decideListAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

// The test's client must not repeat a call that is refused here.
process.env.CALLS_GIVE_UP = 'yes';

let portal: StartedPortal;
let address: string;
let meera: TestPerson;
let number: number;
beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
  meera = await signUp('ip_admin', address);
  await createClaimAs(await signUp('claimant', address));
  ({ number } = await madeListAs(meera));
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
});
afterAll(() => portal.remove());

// Otherwise strangers who search a published list for one letter, by calls or on its page, would have the database search for them alone.
test.each(['/api/public/creditor-lists/#/rows?search=a', '/creditors/#?search=a'])(
  'strangers who search a published list leave a turn to people who work here: %s',
  async (path) => {
    const holder = await portal.database.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE creditor_list_rows IN ACCESS EXCLUSIVE MODE');
      const strangers = Array.from({ length: 8 }, () =>
        call('GET', address + path.replace('#', String(number)), {
          headers: { 'X-Forwarded-For': someAddress() },
        }),
      );
      // On another connection, since a transaction sees what others ask as it was at first.
      const held = async () => {
        const { rows } = await portal.database.query<{ n: number }>(
          `SELECT count(DISTINCT pid)::int AS n FROM pg_locks JOIN pg_stat_activity USING (pid)
           WHERE relation = 'creditor_list_rows'::regclass AND NOT granted AND query LIKE '%name_query%'`,
        );
        return rows[0]?.n ?? 0;
      };
      await until(async () => (await held()) >= 2 || undefined);
      const search = `${address}/api/claims?search=devi`;
      expect((await call('GET', search, { token: meera.token })).status).toBe(200);
      // A search asks for its lines and their number at once.
      expect(await held()).toBeLessThanOrEqual(4);
      await holder.query('ROLLBACK');
      expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual(
        strangers.map(() => 200),
      );
    } finally {
      holder.release(true);
    }
  },
);
