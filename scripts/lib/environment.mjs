import { Failure } from './failure.mjs';
import { runTypeScript } from './processes/run.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./secrets.mjs').Secrets} Secrets */

/**
 * The environment that the portal and the commands around it run in.
 * @param {NodeJS.ProcessEnv} given
 * @param {Settings} settings
 * @param {Secrets} secrets
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function portalEnvironment(given, settings, secrets, databaseUrl) {
  const trial = settings.mode === 'trial';
  const own = trial && { AUTH_SECRET: secrets.AUTH_SECRET, DOCUMENT_KEY: secrets.DOCUMENT_KEY };
  const nonEmpty = Object.entries(given).filter(([, value]) => value !== '');
  return {
    ...own,
    ...(trial && { APP_URL: `http://localhost:${settings.port}`, LOG_LEVEL: 'warn' }),
    ...Object.fromEntries(nonEmpty),
    PORTAL_MODE: settings.mode,
    DATABASE_URL: databaseUrl,
    // Not even where this is added to the environment that there is.
    DATABASE_OWNER_URL: undefined,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    HOSTNAME: settings.host,
    WEB_CONCURRENCY: String(settings.workers),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Lets the portal's own check look at the settings before anything is started with them.
 * @param {NodeJS.ProcessEnv} env
 */
export async function checkSettings(env) {
  try {
    await runTypeScript('', ['scripts/lib/check-settings.ts'], { env });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(
      env.PORTAL_MODE === 'production'
        ? 'These settings are needed in production. Put them into .env or the environment (see .env.example), or say PORTAL_MODE=trial to try the portal out.'
        : 'Correct these settings in .env or the environment (see .env.example).',
      error.output,
    );
  }
}
