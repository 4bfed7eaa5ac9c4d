import { readEnv } from '@/lib/platform/env';

const complete = {
  DATABASE_URL: 'postgresql://localhost/daava',
  AUTH_SECRET: 'Zx9-k2_Qw7!pL4vT8sR1nB6mC3dF5gH0',
  DOCUMENT_KEY: Buffer.alloc(32, 'documents').toString('base64'),
  APP_URL: 'https://claims.example.in',
};

it('settings that are left out or empty get their defaults', () => {
  expect(readEnv({ ...complete, PORT: '', LOG_LEVEL: '' })).toMatchObject({
    PORTAL_MODE: 'production',
    PORT: 3000,
    LOG_LEVEL: 'info',
    DATA_DIR: './data',
  });
});

it.each([
  ['AUTH_SECRET', undefined],
  ['AUTH_SECRET', 'short'],
  ['AUTH_SECRET', 'a'.repeat(40)],
  ['DOCUMENT_KEY', undefined],
  ['DOCUMENT_KEY', 'bm90IDMyIGJ5dGVz'],
  ['DOCUMENT_KEYS_OLD', 'bm90IDMyIGJ5dGVz'],
  ['S3_ENDPOINT', 'https://s3.example.in'],
  ['S3_ENDPOINT', 'ftp://s3.example.in'],
  ['S3_ENDPOINT', 'somewhere'],
  ['TRUSTED_PROXIES', '10.0.0.1,proxy.example.in'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1/'],
  ['IP_SECOND_FACTOR', 'yes'],
  ['IP_IDLE_MINUTES', '-1'],
  ['INVITATIONS_PER_DAY', 'many'],
  ['SECURITY_CONTACT', 'somebody'],
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://localhost/daava'],
  ['APP_URL', 'nowhere'],
  ['APP_URL', 'ftp://claims'],
  ['SMTP_URL', 'post.claims.example'],
  ['SMTP_URL', 'https://mail.example.in'],
  ['MAIL_FROM', 'no address'],
  ['MAIL_FROM', 'Daava <no address>'],
  ['PORT', '70000'],
  ['PORT', '3.5'],
  ['PORTAL_MODE', 'demo'],
  ['LOG_LEVEL', 'loud'],
])('a wrong setting is named without its value: %s given as %s', (name, value) => {
  const attempt = () => readEnv({ ...complete, [name]: value });
  expect(attempt).toThrow(name);
  if (value && value.length > 4 && !value.includes('//s3.')) {
    expect(attempt).not.toThrow(value);
  }
});

it.each(['Daava <no-reply@example.in>', 'no-reply@example.in', 'दावा <claims@localhost>'])(
  '%s is accepted as the sender of mail',
  (MAIL_FROM) => {
    expect(readEnv({ ...complete, MAIL_FROM })).toMatchObject({ MAIL_FROM });
  },
);

it('all missing settings are named at once', () => {
  expect(() => readEnv({})).toThrow(
    /DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*DOCUMENT_KEY[\s\S]*APP_URL/,
  );
});
