import { call } from '../support/api';
import { creditors, csvOf, sendClaims } from '../support/claims-file';
import { ownPortal } from '../support/own-portal';
import { registrationOf, type TestPerson } from '../support/people';
import { until } from '../support/until';

test('a portal killed half-way leaves nothing behind, and the file can be sent again', async () => {
  const portal = await ownPortal();
  const claims = async () =>
    (await portal.database.query('SELECT count(*)::int AS n FROM claims')).rows[0]?.n;
  // The portal comes to a halt where it writes the audit trail: all claims are written, none committed.
  const client = await portal.database.connect();
  try {
    const before = await portal.start();
    const { body: asha } = await call<TestPerson>('POST', `${before.address}/api/auth/register`, {
      body: registrationOf(),
    });
    const content = csvOf('form_d', creditors(500));
    await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('daava.audit'))");
    const cut = sendClaims(asha, 'upload', content, {}, before.address).catch(() => 'cut');
    await until(async () => {
      const { rows } = await portal.database.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event = 'advisory' AND query LIKE '%audit_entries%'`,
      );
      return rows.length > 0 || undefined;
    });
    await before.kill();
    expect(await cut).toBe('cut');
    await client.query('ROLLBACK');
    expect(await claims()).toBe(0);

    const after = await portal.start();
    const again = await sendClaims(asha, 'upload', content, {}, after.address);
    expect([again.status, again.body.success]).toEqual([201, 500]);
    expect(await claims()).toBe(500);
    const { rows } = await portal.database.query('SELECT count(*)::int AS n FROM claim_imports');
    expect(rows[0]?.n).toBe(1);
  } finally {
    client.release();
    await portal.remove();
  }
}, 60_000);
