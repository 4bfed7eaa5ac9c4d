import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from './dockerfile.mjs';
import { Failure } from './failure.mjs';
import { freePort } from './port.mjs';
import { step } from './progress.mjs';
import { processInside, runInRoot } from './sandbox.mjs';
import { end, onStop } from './stopping.mjs';

/** @typedef {import('./dockerfile.mjs').Stage} Stage */
const asha = {
  firstName: 'Asha',
  lastName: 'Devi',
  phone: '9812345678',
  password: 'Harvest-Compass-64',
  role: 'claimant',
};
const admin = { email: 'meera.iyer@example.in', password: 'Granite-Lantern-71' };

/** @param {number} port */
const production = (port) => ({
  AUTH_SECRET: randomBytes(32).toString('base64'),
  DOCUMENT_KEY: randomBytes(32).toString('base64'),
  APP_URL: `http://127.0.0.1:${port}`,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  PORT: String(port),
  // In a container it listens on every interface; on this machine it must not.
  HOST: '127.0.0.1',
});

/**
 * @param {boolean} holds
 * @param {string} sentence
 * @param {string} [output]
 */
function require(holds, sentence, output) {
  if (!holds) throw new Failure(sentence, output);
}

/**
 * Starts an image's command as a container would (process 1, nobody special, nothing to write to but a
 * volume) and uses the portal a little. Whatever is not as it should be is a Failure.
 * @param {string} folder to work in
 * @param {string} image the root that was built
 * @param {Stage} stage
 */
export async function tryImage(folder, image, stage) {
  const { command, health, user, env, volume: at } = startOf(stage);
  require(user === 'node' && at === '/data', 'The image runs as root or has another volume.');
  const volume = join(folder, 'volume');
  mkdirSync(volume, { mode: 0o700 });
  chownSync(volume, 1000, 1000);
  const port = await freePort();
  const given = { ...env, ...production(port) };
  let output = '';
  const start = (/** @type {string[]} */ what, /** @type {Record<string, string>} */ settings) => {
    const child = runInRoot(image, what, { env: settings, user, readOnly: true, volume });
    onStop(() => end(child, 'SIGKILL'));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    return child;
  };
  const ended = async (/** @type {string[]} */ what, settings = given) => {
    output = '';
    const [code] = await once(start(what, settings), 'close');
    return code;
  };

  await step('Refuse to start without secrets', async () => {
    const code = await ended(command, { ...given, AUTH_SECRET: '' });
    require(code === 1 && output.includes('AUTH_SECRET must be set'), 'It did not refuse.', output);
  });
  const get = (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
  for (const time of ['first', 'second']) {
    output = '';
    const portal = start(command, given);
    await step(`Start it the ${time} time`, async () => {
      for (const since = Date.now(); ; await sleep(100)) {
        require(Date.now() - since < 90_000, 'It did not get ready.', output);
        require(portal.exitCode === null, 'It ended.', output);
        if (
          await get('/api/ready').then(
            ({ ok }) => ok,
            () => false,
          )
        )
          break;
      }
      const alive = await get('/api/health');
      require(alive.ok, 'It is not healthy.', output);
    });
    await step('Be asked for its health', async () => {
      const inside = runInRoot(image, health, { env: given, user, readOnly: true, volume });
      const [code] = await once(inside, 'close');
      require(code === 0, 'HEALTHCHECK failed.');
    });
    await step('Sign in, and keep a file', async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(admin);
      const login = await get('/api/auth/login', { method: 'POST', headers, body });
      require(login.status === 200, `Signing in answered ${login.status}.`, output);
      const claimant = await get('/api/auth/register', {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...asha, email: `asha.${time}@example.in` }),
      });
      const { token } = await claimant.json();
      const form = new FormData();
      form.append('file', new Blob([`%PDF-1.7\n${'x'.repeat(200_000)}`]), 'bill.pdf');
      const kept = await get('/api/documents/upload', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      });
      require(kept.status === 201, `Keeping a file answered ${kept.status}.`, output);
      const page = await get('/ip/login');
      require(page.status === 200, `The page answered ${page.status}.`, output);
    });
    const child = processInside(portal);
    if (time === 'first')
      await step('Refuse a second container on the same volume', async () => {
        const kept = output;
        const code = await ended(command, { ...given, PORT: String(await freePort()) });
        require(code === 1 && output.includes('another container'), 'It was let in.', output);
        output = kept;
      });
    await step('Stop on SIGTERM', async () => {
      const gone = once(portal, 'close');
      process.kill(child, 'SIGTERM');
      const [code] = await Promise.race([gone, sleep(40_000, ['still there'], { ref: false })]);
      require(code === 0, `It ended with ${code}.`, output);
      require(!/EROFS|EACCES|read-only file system/i.test(output), 'It tried to write.', output);
    });
  }
  const tool = (/** @type {string[]} */ ...what) => ended([command[0] ?? '', ...what]);
  await step('Use its commands', async () => {
    require((await tool('scripts/audit-verify.mjs')) === 0, 'It was not verified.', output);
    await tool('scripts/second-factor-reset.mjs', admin.email);
    require(output.includes('is not on for this account'), 'It did not look.', output);
  });
  await step('Back up, and restore into another volume', async () => {
    require((await tool('scripts/backup.mjs', '/data/backup')) === 0, 'No backup.', output);
    const other = join(folder, 'other');
    mkdirSync(other);
    chownSync(other, 1000, 1000);
    spawnSync('cp', ['-a', join(volume, 'backup'), join(other, 'backup')]);
    output = '';
    const restore = [command[0] ?? '', 'scripts/restore.mjs', '/data/backup'];
    const child = runInRoot(image, restore, { env: given, user, readOnly: true, volume: other });
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    const [code] = await once(child, 'close');
    require(code === 0, 'It was not restored.', output);
  });
}
