import { mostHere } from '@/lib/access/lines';
import { edit } from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
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

// Otherwise twenty calls of one person, of one claim whose row is locked, hold all connections for ten seconds.
test('many changes of one locked claim keep nobody from reading and writing', async () => {
  const [asha, salma, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  const [mine, others] = await Promise.all([createClaimAs(asha), createClaimAs(salma)]);
  const holder = await portal.database.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM claims WHERE id = $1 FOR UPDATE', [mine.id]);
    let refused = 0;
    const beyond = 20;
    const changes = Array.from({ length: mostHere.person + beyond }, async (_, at) => {
      const answer = await edit(asha, mine.id, {
        claimDescription: `Changed for the ${at}th time.`,
      });
      if (answer.body.code === 'too_much_at_once') refused += 1;
      return answer;
    });
    // By then all of them have come.
    await until(() => refused === beyond || undefined);
    const waiting = await until(async () => {
      const { rows } = await portal.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.n || undefined;
    });
    expect(waiting).toBe(1);

    const changed = await edit(salma, others.id, { claimDescription: 'Salma says more.' });
    expect(changed.status).toBe(200);
    for (const [person, path] of [
      [salma, 'claims'],
      [meera, 'claims'],
      [asha, `claims/${mine.id}`],
    ] as const)
      expect((await call('GET', `${address}/api/${path}`, { token: person.token })).status).toBe(
        200,
      );

    await holder.query('ROLLBACK');
    const answers = await Promise.all(changes);
    const made = answers.filter(({ status }) => status === 200);
    const [row] = (
      await portal.database.query('SELECT version FROM claims WHERE id = $1', [mine.id])
    ).rows;
    expect(row?.version).toBe(mine.version + made.length);
    for (const { status, headers } of answers)
      if (status !== 200)
        expect([[429, 503].includes(status), Number(headers.get('Retry-After')) > 0]).toEqual([
          true,
          true,
        ]);
  } finally {
    holder.release(true);
  }
});
