import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Has housekeeping done at once, in a process of its own with this environment. */
export const runCleanupNow = (env: NodeJS.ProcessEnv = process.env) =>
  run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/portal/run-cleanup.ts'],
    { env },
  );
