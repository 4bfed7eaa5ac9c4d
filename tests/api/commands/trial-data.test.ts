import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { requireBegunIn } from '@/scripts/lib/database.mjs';
import { demoLogins } from '@/scripts/lib/demo-logins.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { registrationOf } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { runCommand } from '@/tests/support/portal/command';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

const [asha] = demoLogins();
let portal: OwnPortal;

beforeEach(async () => {
  portal = await ownPortal();
});

afterEach(() => portal.remove());

/** Starts a portal, in a data folder of its own, on this portal's database. */
async function startIn(mode: 'production' | 'trial') {
  const port = await freePort();
  const env = {
    ...portal.environment,
    PORTAL_MODE: mode,
    DATA_DIR: `${portal.folder}/${mode}`,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    DOCUMENT_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'office@example.in',
    ADMIN_PASSWORD: 'Granite-Lantern-71',
    APP_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const child = spawn(process.execPath, ['scripts/daava.mjs', 'start-built'], { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close');
  await until(async () => {
    if (child.exitCode !== null) return true;
    const answer = await fetch(`${env.APP_URL}/api/ready`).catch(() => undefined);
    return answer?.ok || undefined;
  });
  const isServing = child.exitCode === null;
  child.kill('SIGTERM');
  await ended;
  return { isServing, said };
}

const refused = { isServing: false, said: expect.stringContaining('belongs to a trial') };

test('production does not start on the database of a trial, whatever data folder it has', async () => {
  const trial = { ...portal.environment, PORTAL_MODE: 'trial' };
  expect(await runCommand('prisma/seed.ts', trial)).toMatchObject({ code: 0 });
  expect(await startIn('production')).toMatchObject(refused);
});

test('production does not start on a database in which a demonstration was only begun', async () => {
  await portal.database.query(
    `INSERT INTO users (email, first_name, last_name, role) VALUES ($1, 'Asha', 'Devi', 'claimant')`,
    [asha?.email],
  );
  const { DATABASE_URL } = portal.environment;
  await expect(requireBegunIn('production', DATABASE_URL)).rejects.toThrow('to a trial');
  await requireBegunIn('trial', DATABASE_URL);
});

test('production starts on a database with a person who registered a demonstration address', async () => {
  const { address } = await portal.start();
  const body = { ...registrationOf(), email: asha?.email, password: asha?.password };
  expect((await call('POST', `${address}/api/auth/register`, { body })).status).toBe(201);
  await requireBegunIn('production', portal.environment.DATABASE_URL);
});

test('production starts again on its own database, and a trial does not start there', async () => {
  expect(await startIn('production')).toMatchObject({ isServing: true });
  expect(await startIn('production')).toMatchObject({ isServing: true });
  const said = expect.stringContaining('belongs to a portal in production');
  expect(await startIn('trial')).toMatchObject({ isServing: false, said });
  const one = 'SELECT FROM users WHERE email = $1';
  expect((await portal.database.query(one, [asha?.email])).rowCount).toBe(0);
});
