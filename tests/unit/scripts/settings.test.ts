import { isAbsolute } from 'node:path';
import { portalEnvironment } from '@/scripts/lib/environment.mjs';
import { makeSecrets } from '@/scripts/lib/secrets.mjs';
import { settingNames } from '@/scripts/lib/setting-names.mjs';
import { settingsOf, unreadableLine } from '@/scripts/lib/settings.mjs';

const given = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  ...settings,
});
const database = { DATABASE_URL: 'postgresql://somewhere/daava' };

test.each([
  [{}, 'trial', '127.0.0.1'],
  [database, 'production', '0.0.0.0'],
  [{ ...database, PORTAL_MODE: 'trial' }, 'trial', '127.0.0.1'],
  [{ PORTAL_MODE: 'production' }, 'production', '0.0.0.0'],
  [{ HOST: '::' }, 'trial', '::'],
])('the settings %j start a %s on %s', (settings, mode, host) => {
  expect(settingsOf(given(settings))).toMatchObject({ mode, host, port: 3000, workers: 1 });
});

test('the data folder is an absolute path, since the server runs in another folder', () => {
  expect(isAbsolute(settingsOf(given({ DATA_DIR: './elsewhere' })).dataDir)).toBe(true);
});

test.each(['0', '65536', '80.5', 'http', '-1'])('PORT=%s is refused by its name', (PORT) => {
  expect(() => settingsOf(given({ PORT }))).toThrow(
    `PORT is "${PORT}", but it must be a whole number from 1 to 65535.`,
  );
});

test('the address of the database’s owner is accepted beside the server’s, and is not passed to the server', () => {
  const DATABASE_OWNER_URL = 'postgresql://owner@somewhere/daava';
  const env = given({ ...database, DATABASE_OWNER_URL });
  const settings = settingsOf(env);
  expect(settings.ownerUrl).toBe(DATABASE_OWNER_URL);
  const result = portalEnvironment(env, settings, makeSecrets('production'), 'postgresql://x');
  expect(result.DATABASE_OWNER_URL).toBeUndefined();
  expect(() => settingsOf(given({ DATABASE_OWNER_URL }))).toThrow('needs DATABASE_URL beside it');
  const wrong = given({ ...database, DATABASE_OWNER_URL: 'mysql://x' });
  expect(() => settingsOf(wrong)).toThrow('DATABASE_OWNER_URL must be');
});

test('an unknown PORTAL_MODE is refused by its name', () => {
  expect(() => settingsOf(given({ PORTAL_MODE: 'prod' }))).toThrow('PORTAL_MODE is "prod"');
});

test('a trial makes its own secrets and address, and settings that are given win', () => {
  const env = given({ PORT: '4000', DOCUMENT_KEY: 'mine', AUTH_SECRET: '' });
  const secrets = makeSecrets('trial');
  expect(portalEnvironment(env, settingsOf(env), secrets, 'postgresql://x')).toMatchObject({
    PORTAL_MODE: 'trial',
    APP_URL: 'http://localhost:4000',
    LOG_LEVEL: 'warn',
    AUTH_SECRET: secrets.AUTH_SECRET,
    DOCUMENT_KEY: 'mine',
    DATABASE_URL: 'postgresql://x',
  });
});

test('production gets no secret and no address that was not given', () => {
  const env = given({ PORTAL_MODE: 'production' });
  const secrets = makeSecrets('production');
  const result = portalEnvironment(env, settingsOf(env), secrets, 'postgresql://x');
  expect(result.AUTH_SECRET).toBeUndefined();
  expect(result.DOCUMENT_KEY).toBeUndefined();
  expect(result.APP_URL).toBeUndefined();
});

test('.env.example has every setting, each after a line that explains it', () => {
  const names =
    'PORTAL_MODE DATABASE_URL DATA_DIR AUTH_SECRET APP_URL PORT WEB_CONCURRENCY S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY DOCUMENT_KEY DOCUMENT_KEYS_OLD CLAMD_HOST CLAMD_PORT SMTP_URL MAIL_FROM ADMIN_EMAIL ADMIN_PASSWORD IP_SECOND_FACTOR SECURITY_CONTACT TRUSTED_PROXIES IMPORT_CPU_SECONDS ANSWER_SECONDS WORK_EVERY_MS METRICS_TOKEN LOG_LEVEL HOST CLAIMANT_CLAIMS CLAIMANT_BULK_CLAIMS CLAIMANT_STORAGE_MB CLAIMANT_STORAGE_MB_PER_DAY PROFESSIONAL_STORAGE_MB PROFESSIONAL_STORAGE_MB_PER_DAY MIN_FREE_DISK_MB DATABASE_OWNER_URL INVITATIONS_PER_DAY IP_IDLE_MINUTES';
  expect([...settingNames].sort()).toEqual(names.split(' ').sort());
});

test.each([
  ['settings, comments and blank lines', '# one\n\nPORT=80\n export A_B = "x"\r\nC=\n', undefined],
  ['a value of several lines', 'KEY="one\ntwo three\n"\nPORT=80\n', undefined],
  ['a setting without its equals sign', 'PORT=80\nPORTAL_MODE production\n', 2],
  ['a line of something else', '\u0000\u0001\nPORT=80', 1],
  ['what follows a value of several lines', "KEY='one\ntwo'\nnonsense\n", 3],
  [
    'a quotation mark that is never closed',
    'PORT=80\nDATABASE_URL="postgresql://x\nPORTAL_MODE=production\n',
    2,
  ],
  [
    'a quotation mark that the next value closes',
    'DATABASE_URL="postgresql://x\nMAIL_FROM="Daava"\n',
    1,
  ],
  ['a comment after a value of several lines', 'KEY="one\ntwo" # three\n', undefined],
  ['a blank that Node does not know, before a name', '\ufeffPORT=80\n', 1],
  ['a tab before a name', 'PORT=80\n\tPORTAL_MODE=production\n', 2],
  ['more than one blank before an exported name', 'export  PORTAL_MODE=production\n', 1],
  ['a blank that Node does not know, after a name', 'PORT=80\nHOST\u00a0=::\n', 2],
  ['a quotation mark after such a blank', 'A=\u00a0"x\nPORTAL_MODE production\n', 2],
])('the first line of .env that cannot be read, if any, is found: %s', (_, text, line) => {
  expect(unreadableLine(text)).toBe(line);
});
