import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes/run.mjs';
import { settingNames } from '../setting-names.mjs';
import { hashOf, productFingerprint, sourceFingerprint } from './fingerprint.mjs';
import { compressStatics, noteAddresses } from './statics.mjs';

const distDir = process.env.NEXT_DIST_DIR || '.next';
const built = join(root, distDir);
const standalone = join(built, 'standalone');
const mark = join(built, 'built-from');

/** The server that a build makes. */
export const serverFile = join(standalone, 'server.js');

/** @param {string} file */
const contentOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Writes the database client under generated/ when the schema or Prisma changed.
 * @param {(text: string) => void} note
 */
export async function generateClient(note) {
  if (!existsSync(join(root, 'prisma/schema.prisma'))) return note('no schema yet');
  const markOfClient = join(root, 'generated/generated-from');
  const sources = ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'];
  const fingerprint = hashOf(sources.map((file) => join(root, file)));
  const complete = existsSync(join(root, 'generated/prisma/client.ts'));
  if (complete && contentOf(markOfClient) === fingerprint) return note('unchanged');
  const prisma = join(root, 'node_modules/prisma/build/index.js');
  // Writing a client needs no schema engine, but without this Prisma would go and download one.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  await run('The database client could not be generated.', process.execPath, [prisma, 'generate'], {
    env,
  });
  mkdirSync(join(root, 'generated'), { recursive: true });
  writeFileSync(markOfClient, fingerprint);
}

/**
 * A build must not depend on whose settings it is made under, nor carry them: it sees these
 * instead, and connects to nothing.
 * @param {string} fingerprint
 */
function buildEnvironment(fingerprint) {
  const env = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  return {
    ...Object.fromEntries(env),
    NODE_ENV: /** @type {const} */ ('production'),
    NEXT_TELEMETRY_DISABLED: '1',
    PORTAL_SOURCES: fingerprint,
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    DATABASE_URL: 'postgresql://build@127.0.0.1:1/build',
    APP_URL: 'http://localhost:3000',
    AUTH_SECRET: 'not a secret, only the shape of one, for the build',
    DOCUMENT_KEY: Buffer.from('only the shape of a document key').toString('base64'),
  };
}

/**
 * Turbopack gives a worker of a page a source map of nothing.
 * @param {string} folder
 */
function removeEmptyMaps(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (name.endsWith('.map') && JSON.parse(readFileSync(file, 'utf8')).sections?.length === 0)
      rmSync(file);
  }
}

/** What has been built, undefined where there is nothing. */
const product = () => (existsSync(serverFile) ? productFingerprint(standalone) : undefined);

/**
 * Builds the portal when its sources changed, or what was built is not whole any more. The mark that says what it was built from is written
 * last, so an interrupted build is made again.
 * @param {string} dataDir
 * @param {(text: string) => void} note
 */
export async function build(dataDir, note) {
  const fingerprint = sourceFingerprint(dataDir);
  if (contentOf(mark) === `${fingerprint} ${product()}`) return note('unchanged');
  rmSync(mark, { force: true });
  rmSync(standalone, { recursive: true, force: true });
  const next = join(root, 'node_modules/next/dist/bin/next');
  await run('The portal could not be built.', process.execPath, [next, 'build'], {
    env: buildEnvironment(fingerprint),
  });
  const statics = join(built, 'static');
  removeEmptyMaps(statics);
  cpSync(statics, join(standalone, distDir, 'static'), { recursive: true });
  await compressStatics(statics, join(standalone, 'compressed'));
  if (existsSync(join(root, 'public')))
    cpSync(join(root, 'public'), join(standalone, 'public'), { recursive: true });
  noteAddresses(standalone, join(standalone, distDir));
  // Next copies .env files along; the settings of the day come from the environment alone.
  for (const name of readdirSync(standalone))
    if (name.startsWith('.env')) rmSync(join(standalone, name));
  writeFileSync(mark, `${fingerprint} ${product()}`);
}
