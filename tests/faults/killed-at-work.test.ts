import { createClaimAs } from '@/tests/support/data/claims';
import { madePapers } from '@/tests/support/data/made-papers';
import { register } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;

afterEach(() => portal.remove());

/** Paper, whole file and list: how far each is. */
async function works() {
  const { rows } = await portal.database.query<{ state: string; deaths: number; attempts: number }>(
    `SELECT state::text, deaths, attempts FROM papers WHERE number = 90
     UNION ALL SELECT state::text, deaths, attempts FROM claim_files
     UNION ALL SELECT state::text, deaths, attempts FROM creditor_lists`,
  );
  return rows;
}

/** As the database does once it notices that a process is gone, and as time does: all of it is due again. */
async function nextTryIsDue() {
  await portal.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name <> 'test'`,
  );
  await portal.settled();
  for (const table of ['papers', 'claim_files', 'creditor_lists'])
    await portal.database.query(`UPDATE ${table} SET next_try_at = now()`);
}

test('a portal killed nine times at the same works makes each of them, and charges none with it', async () => {
  portal = await ownPortal();
  let instance = await portal.start();
  const [asha, meera] = await Promise.all([
    register('claimant', instance.address),
    register('ip_admin', instance.address),
  ]);
  const claim = await createClaimAs(asha);
  await madePapers(asha, claim.id);
  // Each work begins, and waits for one of these before it ends.
  const holder = await portal.database.connect();
  await holder.query(
    'BEGIN; SELECT FROM audit_head FOR UPDATE; LOCK TABLE creditor_list_progress IN ACCESS EXCLUSIVE MODE',
  );
  await portal.database.query(
    `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id)
     VALUES ($1, 90, 'acknowledgement', 'hi', 1, 'claim', $1)`,
    [claim.id],
  );
  await portal.database.query(
    `INSERT INTO claim_files (user_id, claim_ids, ids_hash, language) VALUES ($1, ARRAY[$2::uuid], '', 'en')`,
    [meera.user.id, claim.id],
  );
  await portal.database.query(
    `INSERT INTO creditor_lists (number, as_on, law_edition, asked_by_id) VALUES (1, '2026-01-01', '2026-1', $1)`,
    [meera.user.id],
  );
  for (let killed = 1; killed <= 9; killed += 1) {
    await until(async () => (await works()).every(({ deaths }) => deaths === killed) || undefined);
    await instance.kill();
    await nextTryIsDue();
    instance = await portal.start(instance.port);
  }
  await holder.query('ROLLBACK');
  holder.release();
  const charged = { deaths: 9, attempts: 0 };
  await until(async () => {
    const states = (await works()).map(({ state }) => state);
    return !states.some((state) => ['queued', 'making'].includes(state)) || undefined;
  });
  expect(await works()).toEqual([
    { state: 'made', ...charged },
    { state: 'made', ...charged },
    { state: 'draft', ...charged },
  ]);
}, 600_000);
