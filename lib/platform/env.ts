import 'server-only';
import { z } from 'zod/mini';
import { entriesOf, isNetwork } from './network';

const optional = z.optional(z.string());
const secret = (name: string, min: number) =>
  z.string(`${name} must be set`).check(
    z.minLength(min, `${name} must be at least ${min} characters of random text`),
    z.refine((value) => new Set(value).size >= 10, `${name} is too easy to guess`),
  );
const whole = (name: string, max: number, fallback: string, min = 1) =>
  z.pipe(
    z._default(z.string(), fallback),
    z.pipe(
      z.transform(Number),
      z.int(`${name} must be a whole number`).check(z.minimum(min), z.maximum(max)),
    ),
  );

const megabytes = (name: string, fallback: string) => whole(name, 1_000_000_000, fallback);

const settingsApart = z.object({
  PORTAL_MODE: z._default(
    z.enum(['trial', 'production'], 'PORTAL_MODE is trial or production'),
    'production',
  ),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'DATABASE_URL must be the address of a PostgreSQL database',
  }),
  DATA_DIR: z._default(z.string(), './data'),
  AUTH_SECRET: secret('AUTH_SECRET', 32),
  DOCUMENT_KEY: z
    .string('DOCUMENT_KEY must be set')
    .check(
      z.regex(
        /^[A-Za-z0-9+/]{43}=$/,
        'DOCUMENT_KEY must be 32 random bytes in base64 (openssl rand -base64 32)',
      ),
    ),
  DOCUMENT_KEYS_OLD: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
          'DOCUMENT_KEYS_OLD must be former values of DOCUMENT_KEY, separated by commas alone',
        ),
      ),
    '',
  ),
  APP_URL: z.url({
    protocol: /^https?$/,
    error: 'APP_URL must be the address people open, such as https://claims.example.in',
  }),
  PORT: whole('PORT', 65535, '3000'),
  WEB_CONCURRENCY: whole('WEB_CONCURRENCY', 64, '1'),
  S3_ENDPOINT: z.optional(
    z.url({
      protocol: /^https?$/,
      error: 'S3_ENDPOINT must be the address of the store, such as https://s3.example.in',
    }),
  ),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  CLAMD_HOST: optional,
  CLAMD_PORT: whole('CLAMD_PORT', 65535, '3310'),
  SMTP_URL: z.optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must be the address of the mail server, such as smtps://mail.example.in',
    }),
  ),
  MAIL_FROM: z
    ._default(z.string(), 'Daava <no-reply@localhost>')
    .check(
      z.regex(
        /^([^<>\r\n]{0,200}<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
        'MAIL_FROM must be an address, such as Daava <no-reply@example.in>',
      ),
    ),
  ADMIN_EMAIL: optional,
  ADMIN_PASSWORD: optional,
  IP_SECOND_FACTOR: z.optional(
    z.enum(['offered', 'required'], 'IP_SECOND_FACTOR is offered or required'),
  ),
  IP_IDLE_MINUTES: whole('IP_IDLE_MINUTES', 24 * 60, '30', 0),
  INVITATIONS_PER_DAY: whole('INVITATIONS_PER_DAY', 1_000_000, '10000'),
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
          'SECURITY_CONTACT must begin with mailto: or https:',
        ),
      ),
  ),
  CLAIMANT_STORAGE_MB: megabytes('CLAIMANT_STORAGE_MB', '5000'),
  CLAIMANT_STORAGE_MB_PER_DAY: megabytes('CLAIMANT_STORAGE_MB_PER_DAY', '1000'),
  PROFESSIONAL_STORAGE_MB: megabytes('PROFESSIONAL_STORAGE_MB', '100000'),
  PROFESSIONAL_STORAGE_MB_PER_DAY: megabytes('PROFESSIONAL_STORAGE_MB_PER_DAY', '20000'),
  MIN_FREE_DISK_MB: megabytes('MIN_FREE_DISK_MB', '1000'),
  CLAIMANT_CLAIMS: whole('CLAIMANT_CLAIMS', 1_000_000, '50'),
  CLAIMANT_BULK_CLAIMS: whole('CLAIMANT_BULK_CLAIMS', 1_000_000, '200'),
  TRUSTED_PROXIES: z
    ._default(z.string(), '')
    .check(
      z.refine(
        (list) => entriesOf(list).every(isNetwork),
        'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
  IMPORT_CPU_SECONDS: whole('IMPORT_CPU_SECONDS', 600, '60', 0),
  ANSWER_SECONDS: whole('ANSWER_SECONDS', 600, '50', 0),
  WORK_EVERY_MS: whole('WORK_EVERY_MS', 60_000, '1000', 20),
  METRICS_TOKEN: z.optional(secret('METRICS_TOKEN', 16)),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
});

const settings = settingsApart.check(
  z.refine(
    (given) => !given.S3_ENDPOINT || Boolean(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY),
    {
      path: ['S3_ENDPOINT'],
      error: 'S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
    },
  ),
);

export type Env = z.infer<typeof settings>;

/** Reads settings; an empty one counts as missing. Throws an Error that lists everything missing or wrong, and never a value. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) =>
    issue.message.includes(String(issue.path[0]))
      ? issue.message
      : `${String(issue.path[0])}: ${issue.message}`,
  );
  throw new Error(`The settings are not complete:\n  ${lines.join('\n  ')}`);
}

let checked: Env | undefined;

/** The portal's settings, checked once a process. Throws like {@link readEnv}. */
export function env(): Env {
  checked ??= readEnv(process.env);
  return checked;
}
