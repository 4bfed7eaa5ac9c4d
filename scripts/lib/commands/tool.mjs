import { holdDataFolder, requireWritable } from '../data-folder.mjs';
import { addressesIn, reachDatabase, requireBegunIn, rolesOf } from '../database.mjs';
import { checkSettings, portalEnvironment } from '../environment.mjs';
import { Failure } from '../failure.mjs';
import { freePort } from '../port.mjs';
import { runningPostgres } from '../postgres/leftover.mjs';
import { clusterOf, embeddedUrl, startPostgres } from '../postgres/start.mjs';
import { runCommand } from '../processes/command.mjs';
import { runTypeScript } from '../processes/run.mjs';
import { stopAll } from '../processes/stopping.mjs';
import { secretsOf } from '../secrets.mjs';
import { readDotEnv, settingsOf } from '../settings.mjs';

/** Why a command is refused in production, by its name. */
const trialOnly = new Map([
  [
    'seed',
    'Invented claims have no place in a case that is real: this works in trial mode only (PORTAL_MODE=trial).',
  ],
]);

/**
 * The TypeScript of a command.
 * @param {string} name such as audit:verify
 */
export const fileOf = (name) => `scripts/tools/${name.replace(':', '-')}.ts`;

/** Which role of the database a command takes where it is not that of the server: no more than it needs. */
const rolesOfCommands = new Map([
  ['sql', 'reader'],
  ['audit:verify', 'reader'],
  ['backup', 'reader'],
  ['restore', 'owner'],
  ['seed', 'owner'],
]);

/**
 * The role of the database that a command takes.
 * @param {string} name
 * @param {string[]} args
 */
export const roleOf = (name, args) =>
  name === 'sql' && args.includes('--write') ? 'owner' : (rolesOfCommands.get(name) ?? 'portal');

/**
 * The address of the database for a command. Throws a Failure when it needs the owner's and that is not known here.
 * @param {string} role
 * @param {import('../database.mjs').Addresses} addresses
 */
async function addressFor(role, addresses) {
  if (role !== 'owner') {
    const { portalUrl, readerUrl } = await rolesOf(addresses);
    return role === 'reader' ? readerUrl : portalUrl;
  }
  if (addresses.ownerUrl) return addresses.ownerUrl;
  throw new Failure(
    'This needs the role that owns the tables, and DATABASE_URL names another: put its address into DATABASE_OWNER_URL for this command. With compose.yaml: docker compose run --rm --no-deps owner scripts/daava.mjs …',
  );
}

/**
 * Runs a program of scripts/tools beside the portal's database: the running one, or the embedded one started for as long
 * as it takes.
 * @param {string} name
 * @param {string[]} args
 */
export const runTool = (name, args) =>
  runCommand(async () => {
    readDotEnv();
    const settings = settingsOf(process.env);
    const refusal = trialOnly.get(name);
    if (refusal && settings.mode === 'production') throw new Failure(refusal);
    // A restore may be the first to come here.
    requireWritable(settings.dataDir);
    const secrets = secretsOf(settings.dataDir, settings.mode);
    const { databasePassword: password } = secrets;
    const embedded = settings.databaseUrl
      ? undefined
      : await embeddedPort(settings.dataDir, password);
    const given = settings.databaseUrl ?? embeddedUrl(password, embedded ?? 0);
    await reachDatabase(settings.ownerUrl ?? given);
    const addresses = await addressesIn({ databaseUrl: given, ownerUrl: settings.ownerUrl });
    if (refusal) await requireBegunIn(settings.mode, addresses.ownerUrl ?? given);
    const databaseUrl = await addressFor(roleOf(name, args), addresses);
    const env = portalEnvironment(process.env, settings, secrets, databaseUrl);
    await checkSettings(env);
    const done = runTypeScript('It was not done.', [fileOf(name), ...args], { env, show: true });
    await done.catch((error) => {
      if (!(error instanceof Failure)) throw error;
      process.exitCode = 1;
    });
    await stopAll();
  });

/**
 * @param {string} dataDir
 * @param {string} password
 */
async function embeddedPort(dataDir, password) {
  const running = runningPostgres(clusterOf(dataDir));
  if (running) return running.port;
  await holdDataFolder(dataDir);
  const port = await freePort();
  await startPostgres({ folder: dataDir, password, port });
  return port;
}
