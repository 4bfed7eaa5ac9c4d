import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const at = (file: string, env: NodeJS.ProcessEnv) =>
  run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', `tests/support/portal/${file}`],
    { env },
  );

/** Has housekeeping done at once, in a process of its own with this environment. */
export const runCleanupNow = (env: NodeJS.ProcessEnv = process.env) => at('run-cleanup.ts', env);

/** Has rules propose at once, in a process of its own with this environment. */
export const runRulesNow = (env: NodeJS.ProcessEnv) => at('run-rules.ts', env);

/** Has claimants reminded at once, in a process of its own with this environment. */
export const runRemindersNow = (env: NodeJS.ProcessEnv) => at('run-reminders.ts', env);
