import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
beforeEach(async () => {
  portal = await ownPortal();
  await portal.database.query(
    `INSERT INTO audit_entries (action, user_full_name, details)
     SELECT 'user_login', 'Asha Devi', jsonb_build_object('n', n) FROM generate_series(1, 30) AS n`,
  );
});
afterEach(() => portal.remove());

const anchors = () => join(portal.folder, 'audit-anchors');
const verify = (...args: string[]) => runTool('audit-verify', args, portal.environment);

/** Starts the portal until it has sealed what there is, and ends it in order. */
async function sealed() {
  const instance = await portal.start();
  await until(async () => {
    const { rowCount } = await portal.database.query('SELECT FROM audit_seals');
    const isKept = existsSync(anchors()) && readdirSync(anchors()).length > 0;
    return (rowCount && isKept) || undefined;
  });
  await instance.stop();
}

/** Recomputes every hash from an entry on, and the head, as a superuser of the database could. */
const rehash = (from: number) => `
  DO $$ DECLARE e audit_entries; before bytea; BEGIN
    FOR e IN SELECT * FROM audit_entries WHERE id >= ${from} ORDER BY id LOOP
      before := coalesce((SELECT hash FROM audit_entries WHERE id < e.id ORDER BY id DESC LIMIT 1), '\\x');
      e.prev_hash := before;
      UPDATE audit_entries SET prev_hash = before, hash = audit_digest(e) WHERE id = e.id;
    END LOOP;
    UPDATE audit_head SET (id, hash) = (SELECT id, hash FROM audit_entries ORDER BY id DESC LIMIT 1);
  END $$`;
const freely = (tampering: string) =>
  portal.database.query(`
    ALTER TABLE audit_entries DISABLE TRIGGER USER; ALTER TABLE audit_seals DISABLE TRIGGER USER;
    ${tampering};
    ALTER TABLE audit_entries ENABLE TRIGGER USER; ALTER TABLE audit_seals ENABLE TRIGGER USER`);
const rewritten = `UPDATE audit_entries SET user_full_name = 'Nobody' WHERE id = 12; ${rehash(12)}`;
const cut = `DELETE FROM audit_entries WHERE id > 20; ${rehash(1)}`;
const anchor = async () => (await verify('--anchor')).said.trim();

// Every hash is right: only the seal shows the change.
test('verifying the trail finds an entry that was rewritten together with every hash after it', async () => {
  await sealed();
  expect(await verify()).toMatchObject({
    code: 0,
    said: expect.stringContaining('sealed up to 30'),
  });
  await freely(rewritten);
  expect(await verify()).toMatchObject({
    code: 1,
    said: expect.stringContaining('Entry 30: not what was sealed'),
  });
});

// Anybody can compute hashes: a seal needs the portal's key.
test('verifying the trail finds a seal that a stranger made', async () => {
  await sealed();
  await freely(`${rewritten};
    UPDATE audit_seals s SET entry_hash = a.hash FROM audit_entries a WHERE a.id = s.entry_id`);
  expect(await verify()).toMatchObject({
    code: 1,
    said: expect.stringContaining('Entry 30: sealed by a stranger'),
  });
});

// The head was put back too: only an anchor kept elsewhere shows the cut.
test('an anchor shows that the last ten entries and their seals were cut off', async () => {
  await sealed();
  const kept = await anchor();
  const letter = join(portal.folder, 'letter.txt');
  writeFileSync(letter, `The last entry has this number and hash: ${kept}. Keep this letter.`);
  expect(await verify('--anchor', letter)).toMatchObject({ code: 0 });
  expect(await verify('--anchor', kept)).toMatchObject({ code: 0 });
  await freely(`${cut}; DELETE FROM audit_seals`);
  for (const given of [letter, kept])
    expect(await verify('--anchor', given)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`has no entry ${kept}, as the anchor says`),
    });
});

// Otherwise the portal would continue from there, and no check would fail.
test('the running portal notices a trail that was cut back to an entry sealed earlier', async () => {
  await sealed();
  await portal.database.query(
    `INSERT INTO audit_entries (action, details) VALUES ('user_login', '{}')`,
  );
  const instance = await portal.start();
  const seals = async () => (await portal.database.query('SELECT FROM audit_seals')).rowCount;
  await until(async () => (await seals()) === 2 || undefined);
  await freely(
    `DELETE FROM audit_entries WHERE id > 30; ${rehash(1)}; DELETE FROM audit_seals WHERE entry_id > 30`,
  );
  await until(async () => (await seals()) === 2 || undefined);
  await instance.stop();
  expect(await verify()).toMatchObject({
    code: 1,
    said: expect.stringContaining('Entry 30: sealed when the trail was not whole'),
  });
}, 240_000);

// Otherwise the portal would seal the forgery, and nothing would show it.
test('a portal started on a trail that was cut and rewritten leaves the damage visible', async () => {
  await sealed();
  await freely(`${cut}; ${rewritten}; DELETE FROM audit_seals`);
  await sealed();
  const { said, code } = await verify();
  expect(code).toBe(1);
  expect(said).toContain('Entry 20: sealed when the trail was not whole');
  expect(said).toContain('as the store says');
});

test('a trail without seals is sealed at the next start, and one whose seals were deleted fails', async () => {
  expect(await verify()).toMatchObject({
    code: 1,
    said: expect.stringContaining('No entry is sealed: start the portal'),
  });
  await sealed();
  expect(await verify()).toMatchObject({ code: 0 });
  await freely('DELETE FROM audit_seals');
  expect(await verify()).toMatchObject({ code: 1 });
});

test('verifying the trail refuses a text that is no anchor, and an unknown option', async () => {
  expect(await verify('--anchor', '12:34')).toMatchObject({ code: 1 });
  expect(await verify('--achor')).toMatchObject({ code: 1 });
});

test('in production administrators get the day’s anchor by mail, and nobody else does', async () => {
  await portal.remove();
  portal = await ownPortal({ PORTAL_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:9' });
  await portal.database.query(
    `INSERT INTO users (email, first_name, last_name, role) VALUES ('meera@example.in', 'Meera', 'Iyer', 'ip_admin'), ('asha@example.in', 'Asha', 'Devi', 'claimant');
     INSERT INTO audit_entries (action, details) VALUES ('user_login', '{}')`,
  );
  await sealed();
  const { rows } = await portal.database.query(
    `SELECT u.email::text, m.facts->>'anchor' AS anchor FROM mail_queue m JOIN users u ON u.id = m.user_id`,
  );
  expect(rows).toEqual([{ email: 'meera@example.in', anchor: await anchor() }]);
  await sealed();
  expect((await portal.database.query('SELECT FROM mail_queue')).rowCount).toBe(1);
});
