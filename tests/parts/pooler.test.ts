import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireOwnSessions } from '@/scripts/lib/pooler.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { partAt, partFolder, startPart } from '@/tests/support/peers/part';

const pgbouncer = partAt('/usr/sbin/pgbouncer');
const withPooler = pgbouncer ? describe : describe.skip;
const direct = new URL(process.env.DATABASE_URL ?? '');

/** Puts pgbouncer before the database of the tests while `use` runs with its address. */
async function behindPooler(mode: string, use: (url: string) => Promise<void>) {
  const folder = partFolder();
  const port = await freePort();
  const name = direct.pathname.slice(1);
  const users = join(folder, 'users');
  writeFileSync(users, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`);
  const settings = [
    '[databases]',
    `${name} = host=127.0.0.1 port=${direct.port} dbname=${name}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`);
  for (const [path, rights] of [
    [folder, 0o755],
    [users, 0o644],
    [file, 0o644],
  ] as const)
    chmodSync(path, rights);
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const stop = await startPart(pgbouncer ?? '', [...user, file], port);
  const url = new URL(direct);
  url.host = `127.0.0.1:${port}`;
  try {
    await use(url.href);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

withPooler('pgbouncer before the database', () => {
  test('pgbouncer in transaction mode is refused with the setting that it needs', () =>
    behindPooler('transaction', async (url) => {
      await expect(requireOwnSessions(url)).rejects.toThrow(/pool_mode=session/);
    }));

  test('pgbouncer in session mode is accepted', () =>
    behindPooler('session', (url) => requireOwnSessions(url)));
});

test('PostgreSQL without a pooler is accepted', () => requireOwnSessions(direct.href));
