/** Settings for unit tests of what reads them; import it first, they are read once. */
export const settings = {
  AUTH_SECRET: 'a secret of the tests that is long enough',
  APP_URL: 'http://127.0.0.1:3000',
  DATABASE_URL: 'postgresql://127.0.0.1/daava',
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16, fd00::/8',
  DOCUMENT_KEY: Buffer.alloc(32, 'present').toString('base64'),
  DOCUMENT_KEYS_OLD: Buffer.alloc(32, 'former').toString('base64'),
};

Object.assign(process.env, settings);
