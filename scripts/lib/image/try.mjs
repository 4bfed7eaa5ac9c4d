import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { freePort } from '../port.mjs';
import { onStop } from '../processes/stopping.mjs';
import { step } from '../progress.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/** As short as a PDF can be, behind a comment of some length. */
const bill = `%PDF-1.7
%${'x'.repeat(200_000)}
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>
endobj
trailer
<< /Root 1 0 R >>
`;

const admin = { email: 'meera.iyer@example.in', password: 'Granite-Lantern-71' };
const asha = { firstName: 'Asha', lastName: 'Devi', phone: '9812345678' };
const claimant = { ...asha, email: 'asha.devi@example.in', password: 'Harvest-Compass-64' };

// A machine may be busy.
const maxStartMs = 300_000;

/** @param {number} port */
const settings = (port) => ({
  AUTH_SECRET: randomBytes(32).toString('base64'),
  DOCUMENT_KEY: randomBytes(32).toString('base64'),
  APP_URL: `http://127.0.0.1:${port}`,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  PORT: String(port),
});

/**
 * @param {boolean} holds
 * @param {string} sentence
 * @param {string} [output]
 */
function require(holds, sentence, output) {
  if (!holds) throw new Failure(sentence, output);
}

/** @param {string} address */
const clientOf = (address) => {
  /** @type {(path: string, init?: RequestInit) => Promise<Response>} */
  const call = (path, init) =>
    fetch(`${address}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
  const headers = { 'Content-Type': 'application/json' };
  return {
    call,
    isReady: () =>
      call('/api/ready').then(
        ({ ok }) => ok,
        () => false,
      ),
    /** @type {(path: string, body: unknown) => Promise<Response>} */
    post: (path, body) => call(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
};

/** @param {ReturnType<typeof clientOf>} client */
async function signInAndUpload({ call, post }) {
  const login = await post('/api/auth/login', admin);
  require(login.status === 200, `The administrator's sign-in answered ${login.status}.`);
  const { status } = await call('/ip/login');
  require(status === 200, `The page /ip/login answered ${status}.`);
  // Registered at the first start, and there still at the second.
  const known = await post('/api/auth/login', claimant);
  const { token } = await (known.ok
    ? known
    : await post('/api/auth/register', { ...claimant, role: 'claimant' })
  ).json();
  const body = new FormData();
  body.append('file', new Blob([bill]), 'bill.pdf');
  const upload = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body };
  const kept = await call('/api/documents/upload', upload);
  require(kept.status === 201, `Keeping a file answered ${kept.status}.`);
  return known.ok;
}

/**
 * Uses the image as docs/operations.md tells people to: started twice on one volume, in between and beside it its
 * commands. Whatever is not as it should be is a Failure.
 * @param {Engine} engine
 * @param {string[]} health the command of the image's HEALTHCHECK
 */
export async function tryImage(engine, health) {
  const data = await engine.makeVolume('data');
  const port = await freePort();
  const client = clientOf(`http://127.0.0.1:${port}`);
  const options = { env: settings(port), volumes: [`${data}:/data`] };
  const succeed = async (/** @type {ReturnType<Engine['run']>} */ ended, words = '') => {
    const { code, output } = await ended;
    require(code === 0 && output.includes(words), `It ended with ${code}.`, output);
  };

  await step('Refuse to start without secrets', async () => {
    const without = { ...options, env: { ...options.env, AUTH_SECRET: '' } };
    const { code, output } = await engine.run([], without);
    require(code !== 0 && output.includes('AUTH_SECRET must be set'), 'It did not.', output);
  });

  for (const isFirst of [true, false]) {
    let hasEnded = false;
    const portal = engine.runPortal(options).finally(() => {
      hasEnded = true;
    });
    const stop = async () => {
      if (!hasEnded) await engine.stopPortal();
      return portal;
    };
    onStop(stop);
    await step(`Start ${isFirst ? 'on an empty volume' : 'again'}`, async () => {
      const since = Date.now();
      while (!(await client.isReady())) {
        require(!hasEnded, 'It ended.', hasEnded ? (await portal).output : '');
        const isLate = Date.now() - since > maxStartMs;
        require(!isLate, 'It did not get ready.', isLate ? (await stop()).output : '');
        await sleep(500);
      }
      await succeed(engine.exec(health));
    });
    await step('Sign in, look at a page, keep a file', async () => {
      const wasKnown = await signInAndUpload(client);
      require(wasKnown !== isFirst, isFirst
        ? 'The volume was not empty.'
        : 'What was there is gone.');
    });
    await step('Use its commands beside it', async () => {
      const people = `SELECT 'people: ' || count(*) AS n FROM users`;
      await succeed(engine.exec(['node', 'scripts/daava.mjs', 'sql', people]), 'people: 2');
      const folder = `/data/backup-${isFirst ? 1 : 2}`;
      await succeed(
        engine.exec(['node', 'scripts/daava.mjs', 'backup', folder]),
        'NO KEY IS IN IT',
      );
    });
    await step('Refuse another one on the same volume', async () => {
      const env = { ...options.env, PORT: String(await freePort()) };
      const { code, output } = await engine.run([], { ...options, env });
      const isRefused = /another container|already running/.test(output);
      require(code !== 0 && isRefused, 'It was let in.', output);
    });
    await step('Stop on SIGTERM', async () => {
      const { code, output } = await stop();
      require(code === 0, `It ended with ${code}.`, output);
      require(!/EROFS|EACCES|read-only file system/i.test(output), 'It tried to write.', output);
    });
  }

  await step('Use its commands while it is stopped', async () => {
    await succeed(
      engine.run(['scripts/daava.mjs', 'audit:verify'], options),
      'The chain of the audit trail is unbroken',
    );
    const reset = await engine.run(
      ['scripts/daava.mjs', 'second-factor:reset', admin.email],
      options,
    );
    require(reset.output.includes('is not on for this account'), 'It did not look.', reset.output);
  });
  await step('Restore into another volume', async () => {
    const volumes = [`${await engine.makeVolume('restored')}:/data`, `${data}:/backup:ro`];
    await succeed(
      engine.run(['scripts/daava.mjs', 'restore', '/backup/backup-2'], { ...options, volumes }),
    );
  });
}
