import { createClaimAs } from '@/tests/support/data/claims';
import { askForListAs, linesAs, listAs } from '@/tests/support/data/creditor-lists';
import { register } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';

let portal: OwnPortal;

afterEach(() => portal.remove());

// More than two parts.
const claims = 45_000;

/** Waits until a process has begun to make the list: until then it needs the list's row. */
const begun = () =>
  until(async () => {
    const { rowCount } = await portal.database.query(
      'SELECT FROM creditor_lists WHERE number = 1 AND deaths = 1',
    );
    return rowCount === 1 || undefined;
  });

const copies = `
  INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data, form_edition, submitted_at)
  SELECT creditor_type, claimant_id, creditor_name, claim_amount, claim_description, nature_of_claim, claim_data,
    form_edition, submitted_at - n * interval '1 second' FROM claims, generate_series(1, $1::int) AS n`;

test('a portal killed while making a list of creditors leaves no line, and the next one makes it whole', async () => {
  portal = await ownPortal();
  const before = await portal.start();
  const [asha, meera] = await Promise.all([
    register('claimant', before.address),
    register('ip_admin', before.address),
  ]);
  await createClaimAs(asha, 'form_f');
  await portal.database.query(copies, [claims - 1]);
  const [first, last] = [await portal.database.connect(), await portal.database.connect()];
  // Holds the first part until the process that finishes the list has to wait too.
  await first.query('BEGIN; LOCK TABLE creditor_list_progress IN ACCESS EXCLUSIVE MODE');
  await askForListAs(meera);
  await begun();
  await last.query('BEGIN; SELECT FROM creditor_lists WHERE number = 1 FOR NO KEY UPDATE');
  await first.query('ROLLBACK');
  const progress = await until(async () => {
    const { rows } = await portal.database.query<{ done: number; total: number }>(
      'SELECT done, total FROM creditor_list_progress WHERE done >= 40000',
    );
    return rows[0];
  });
  expect(progress).toEqual({ done: 40_000, total: claims });
  await before.kill();
  await last.query('ROLLBACK');
  first.release();
  last.release();
  await portal.settled();
  expect((await portal.database.query('SELECT FROM creditor_list_rows')).rowCount).toBe(0);
  expect((await portal.database.query('SELECT state FROM creditor_lists')).rows).toEqual([
    { state: 'making' },
  ]);

  await portal.start(before.port);
  const list = await until(async () => {
    const found = await listAs(meera, 1);
    return found.state === 'draft' ? found : undefined;
  });
  expect([list.rows, list.progress]).toEqual([claims, null]);
  const end = await linesAs(meera, 1, `annexure=9&page=${claims / 100}`);
  expect(end.rows.at(-1)?.slNo).toBe(claims);
}, 300_000);

test('a list of creditors is made although its database connection is lost meanwhile', async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  const [asha, meera] = await Promise.all([
    register('claimant', address),
    register('ip_admin', address),
  ]);
  await createClaimAs(asha, 'form_f');
  const [making, holder] = [await portal.database.connect(), await portal.database.connect()];
  await making.query('BEGIN; LOCK TABLE creditor_list_progress IN ACCESS EXCLUSIVE MODE');
  await askForListAs(meera);
  await begun();
  await holder.query('BEGIN; SELECT FROM creditor_lists WHERE number = 1 FOR NO KEY UPDATE');
  await making.query('ROLLBACK');
  const cut = await until(async () => {
    const { rows } = await portal.database.query<{ cut: boolean }>(
      'SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))',
      [(await holder.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid],
    );
    return rows[0];
  });
  expect(cut).toEqual({ cut: true });
  await holder.query('ROLLBACK');
  making.release();
  holder.release();
  const list = await until(async () => {
    const found = await listAs(meera, 1);
    return found.state === 'draft' ? found : undefined;
  });
  expect(list.rows).toBe(1);
});
