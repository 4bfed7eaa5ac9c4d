import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createParser } from 'eventsource-parser';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { claimBodyOf } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { registrationOf } from '@/tests/support/data/people';
import { partAt, partFolder, startPart } from '@/tests/support/peers/part';
import { type Instance, type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

const caddy = partAt('/usr/bin/caddy');
const withCaddy = caddy ? describe : describe.skip;

withCaddy('Caddy with TLS before two instances', () => {
  const folder = partFolder();
  let stop: () => Promise<void>;
  let portal: OwnPortal;
  let instances: Instance[];
  let address: string;
  let ca: Buffer;
  let token: string;

  beforeAll(async () => {
    const [port, plain] = [await freePort(), await freePort()];
    address = `https://localhost:${port}`;
    portal = await ownPortal({ APP_URL: address, TRUSTED_PROXIES: '127.0.0.1' });
    instances = [await portal.start(), await portal.start()];
    const upstreams = instances.map((instance) => `127.0.0.1:${instance.port}`).join(' ');
    // The one we ship, on ports of its own and with a certificate that it makes itself.
    const shipped = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
    const options = `{\n admin off\n http_port ${plain}\n skip_install_trust\n storage file_system ${folder}\n}\n`;
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, options + shipped.replace('portal-1:3000 portal-2:3000', upstreams));
    const environment = { PORTAL_HOST: `localhost:${port}`, HOME: folder, XDG_CONFIG_HOME: folder };
    const run = ['run', '--config', file, '--adapter', 'caddyfile'];
    stop = await startPart(caddy ?? '', run, port, environment);
    const authority = join(folder, 'pki/authorities/local/root.crt');
    ca = await until(async () => (existsSync(authority) ? readFileSync(authority) : undefined));
    // It listens, and has its authority, before it has made the certificate that it shows.
    await until(async () => (await ask('GET', '/api/health').catch(() => undefined))?.status);
  }, 120_000);
  afterAll(async () => {
    await stop?.();
    await portal.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Calls through the proxy as a browser would, which takes no certificate but that of this authority. */
  const open = (
    method: string,
    path: string,
    body?: Buffer | object,
    headers: Record<string, string> = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const bytes = body && !Buffer.isBuffer(body) ? Buffer.from(JSON.stringify(body)) : body;
      const all = {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(bytes ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      };
      const call = request(
        `${address}${path}`,
        { method, ca, headers: all, agent: false },
        resolve,
      );
      call.once('error', reject);
      call.end(bytes);
    });
  const ask = async (...call: Parameters<typeof open>) => {
    const answer = await open(...call);
    const content = await buffer(answer);
    return { status: answer.statusCode, headers: answer.headers, content };
  };
  const json = async (...call: Parameters<typeof open>) =>
    JSON.parse((await ask(...call)).content.toString());

  test('Caddy passes on the session in a cookie that is sent over HTTPS only', async () => {
    const body = registrationOf();
    const answer = await ask('POST', '/api/auth/register', body);
    expect(answer.status).toBe(201);
    const cookie = answer.headers['set-cookie']?.find((line) => line.startsWith('__'));
    expect(cookie).toMatch(/^__(Secure|Host)-[^;]+;/);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    ({ token } = JSON.parse(answer.content.toString()));
    expect((await ask('GET', '/api/auth/me')).status).toBe(200);
  });

  test('Caddy passes on the caller’s own address, whatever address the caller claims', async () => {
    const lie = { 'X-Forwarded-For': '203.0.113.9' };
    const body = registrationOf();
    expect((await ask('POST', '/api/auth/register', body, lie)).status).toBe(201);
    const { rows } = await portal.database.query(
      `SELECT DISTINCT host(ip_address::inet) AS address FROM audit_entries WHERE ip_address IS NOT NULL`,
    );
    expect(rows).toEqual([{ address: '127.0.0.1' }]);
  });

  test('Caddy passes live events on as they happen', async () => {
    const stream = await open('GET', '/api/events');
    const heard: string[] = [];
    const parser = createParser({ onEvent: ({ event }) => heard.push(event ?? '') });
    stream.on('data', (piece) => parser.feed(String(piece)));
    await until(async () => heard.includes('hello') || undefined);
    expect((await ask('POST', '/api/claims', claimBodyOf('form_d'))).status).toBe(201);
    await until(async () => heard.includes('stale') || undefined);
    stream.destroy();
  });

  test('Caddy carries ten megabytes up and down unchanged', async () => {
    const content = pdf(10_485_759);
    content.fill(Buffer.from(randomUUID()), 1000, content.length - 1000);
    const edge = randomUUID();
    const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const form = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]);
    const type = { 'Content-Type': `multipart/form-data; boundary=${edge}` };
    const { id } = await json('POST', '/api/documents/upload', form, type);
    const back = await ask('GET', `/api/documents/${id}/download`);
    expect(back.content.equals(content)).toBe(true);
  });

  test('Caddy shows the metrics to nobody outside', async () => {
    expect((await ask('GET', '/api/metrics')).status).toBe(404);
  });

  test('Caddy goes on with one instance when the other is stopped', async () => {
    const stopping = instances[0]?.stop();
    const answers = [];
    for (let time = 0; time < 20; time++) answers.push((await ask('GET', '/api/auth/me')).status);
    expect(await stopping).toBe(0);
    for (let time = 0; time < 20; time++) answers.push((await ask('GET', '/api/auth/me')).status);
    expect(answers).toEqual(Array(40).fill(200));
  });
});
