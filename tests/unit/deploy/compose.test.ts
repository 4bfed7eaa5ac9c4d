import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { readEnv } from '@/lib/platform/env';
import { root } from '@/scripts/lib/paths.mjs';
import { settingNames } from '@/scripts/lib/setting-names.mjs';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

const service = z.object({
  image: z.string(),
  restart: z.string(),
  environment: z.optional(z.record(z.string(), z.string())),
  command: z.optional(z.array(z.string())),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  volumes: z.array(z.string()),
  ports: z.optional(z.array(z.string())),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  build: z.optional(z.string()),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(z.array(z.string())),
  security_opt: z.optional(z.array(z.string())),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.object({ internal: z.optional(z.boolean()) })),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(text('compose.yaml'), { merge: true }));
const portals = Object.entries(compose.services).filter(([name]) => name.startsWith('portal-'));

/** What `${NAME}` stands for in a compose file, with the defaults and demands it may have. */
const variables = (content: string) =>
  new Set([...content.matchAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g)].map(([, name = '']) => name));

const given: Record<string, string> = {
  DATABASE_PASSWORD: 'd8e1f9aa20b7c34455d8e1f9',
  DATABASE_PORTAL_PASSWORD: '20b7c34455d8e1f9d8e1f9aa',
  AUTH_SECRET: 'Zx9-k2_Qw7!pL4vT8sR1nB6mC3dF5gH0',
  DOCUMENT_KEY: Buffer.alloc(32, 'documents').toString('base64'),
  PORTAL_HOST: 'claims.example.in',
  S3_ACCESS_KEY_ID: 'daava',
  S3_SECRET_ACCESS_KEY: 'c34455d8e1f9',
  SMTP_URL: 'smtps://user:password@mail.example.in',
  MAIL_FROM: 'Daava <no-reply@claims.example.in>',
};
const filled = (value: string) =>
  value.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => given[name] ?? '');

test('the compose file runs two instances of the portal', () => {
  expect(portals).toHaveLength(2);
});

test('the log of the composed database does not contain what rows hold', () => {
  expect(compose.services.database?.command).toContain('log_error_verbosity=terse');
});

test.each(portals)('the service %s has only known settings, and can start with them', (_, one) => {
  const settings = Object.entries(one.environment ?? {});
  for (const [name] of settings) expect(settingNames).toContain(name);
  const env = readEnv(Object.fromEntries(settings.map(([name, value]) => [name, filled(value)])));
  expect(env).toMatchObject({ PORTAL_MODE: 'production', APP_URL: 'https://claims.example.in' });
  expect(new URL(env.DATABASE_URL).hostname in compose.services).toBe(true);
  expect(new URL(env.S3_ENDPOINT ?? '').hostname in compose.services).toBe(true);
  expect((env.CLAMD_HOST ?? '') in compose.services).toBe(true);
  expect(compose.services.proxy?.networks).toMatchObject({
    outside: { ipv4_address: env.TRUSTED_PROXIES },
  });
});

// What the image settles, or compose does in its own way.
const leftOut = [
  'DATABASE_OWNER_URL', // the service `owner` alone
  'DATA_DIR', // the image's /data, a volume
  'HOST', // every interface of the container, as the image's PORTAL_MODE has it
  'PORT', // 3000, which the proxy is told
  'WEB_CONCURRENCY', // instances stand in its place
  'CLAMD_PORT', // the scanner's own
];

test.each(portals)(
  'the service %s is given every setting, except those left out on purpose',
  (_, one) => {
    const named = Object.keys(one.environment ?? {});
    expect([...named, ...leftOut].sort()).toEqual([...settingNames].sort());
  },
);

test('the portal’s services can write only to their own volume, and gain no rights', () => {
  for (const [name, one] of [...portals, ['owner', compose.services.owner] as const])
    expect([name, one]).toMatchObject([
      name,
      {
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        volumes: [`${name}:/data`],
      },
    ]);
});

test('what a service says fills no disk', () => {
  for (const [name, { logging }] of Object.entries(compose.services))
    expect([name, logging]).toEqual([
      name,
      { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
    ]);
});

test('every service has a health check', () => {
  const silent = Object.entries(compose.services).filter(([, one]) => !one.healthcheck);
  const byImage = ['scanner', 'owner', ...portals.map(([name]) => name)];
  expect(silent.map(([name]) => name).sort()).toEqual(byImage.sort());
  expect(text('Dockerfile')).toMatch(/^HEALTHCHECK /m);
  for (const [, one] of portals) expect(one.build).toBe('.');
});

test('database and document store are on an internal network alone', () => {
  expect(compose.networks.inside).toEqual({ internal: true });
  for (const name of ['database', 'store'])
    expect([name, compose.services[name]?.networks]).toEqual([name, ['inside']]);
});

test('no secret has its value or a default in the compose file', () => {
  const references = [...text('compose.yaml').matchAll(/\$\{(\w+)([^}]*)\}/g)];
  for (const [whole, , demand = ''] of references)
    expect([whole, [':?', ':-'].includes(demand)]).toEqual([whole, true]);
  for (const name of [
    'DATABASE_PASSWORD',
    'DATABASE_PORTAL_PASSWORD',
    'AUTH_SECRET',
    'DOCUMENT_KEY',
    'S3_SECRET_ACCESS_KEY',
  ])
    for (const [whole] of references.filter(([, one]) => one === name))
      expect(whole).toBe(`\${${name}:?}`);
  const secrets = Object.values(compose.services)
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /SECRET|PASSWORD|KEY|TOKEN/.test(name));
  expect(secrets.length).toBeGreaterThan(10);
  for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:[?-]\}$/);
  for (const [, one] of portals)
    expect(one.environment?.DATABASE_URL).toContain(`:\${DATABASE_PORTAL_PASSWORD:?}@`);
});

test('the database owner’s password is given to the service that runs first, and not to the instances', () => {
  const { owner } = compose.services;
  expect(owner?.environment?.DATABASE_OWNER_URL).toContain(`//daava:\${DATABASE_PASSWORD:?}@`);
  expect(owner?.environment?.DATABASE_URL).toBe(portals[0]?.[1].environment?.DATABASE_URL);
  for (const [, one] of portals) {
    expect(Object.values(one.environment ?? {}).join()).not.toContain('DATABASE_PASSWORD');
    expect(one.depends_on?.owner?.condition).toBe('service_completed_successfully');
  }
});

test('every service, network and volume that a service names exists', () => {
  for (const [name, one] of Object.entries(compose.services)) {
    for (const other of Object.keys(one.depends_on ?? {}))
      expect([name, other in compose.services]).toEqual([name, true]);
    const networks = Array.isArray(one.networks) ? one.networks : Object.keys(one.networks);
    for (const network of networks)
      expect([name, network in compose.networks]).toEqual([name, true]);
    for (const volume of one.volumes) {
      const [from = ''] = volume.split(':');
      const there = from.startsWith('./') ? existsSync(join(root, from)) : from in compose.volumes;
      expect([name, volume, there]).toEqual([name, volume, true]);
    }
  }
});

test('only the proxy has open ports, and every image names one version', () => {
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  for (const { image } of Object.values(compose.services))
    expect(image).toMatch(/:(local|\d+\.\d+\S*)$/);
});

test('the example file of secrets has exactly the variables that the compose file asks for', () => {
  const named = [...text('deploy/portal.env.example').matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name,
  );
  expect(named.sort()).toEqual([...variables(text('compose.yaml'))].sort());
});

test('the proxy forwards to both instances without buffering, and passes on the caller’s address', () => {
  const caddy = text('deploy/Caddyfile');
  expect(caddy).toContain(`reverse_proxy ${portals.map(([name]) => `${name}:3000`).join(' ')} {`);
  expect(caddy).toMatch(/flush_interval -1/);
  expect(caddy).toMatch(/header_up X-Forwarded-For \{remote_host\}/);
  expect(caddy).not.toMatch(/text\/event-stream/);
});
