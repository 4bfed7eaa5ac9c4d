import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { forTypeScript } from '@/scripts/lib/processes/run.mjs';

const run = promisify(execFile);

const at = (file: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  run(process.execPath, [...forTypeScript, `tests/support/portal/${file}`, ...args], { env });

/** Runs the housekeeping at once, in a process of its own with this environment. */
export const runCleanupNow = (env: NodeJS.ProcessEnv = process.env) => at('run-cleanup.ts', env);

/** Replaces a document's content by one that earlier versions accepted, of the same length. */
export async function keepAsBefore(id: string, content: Buffer) {
  const ended = at('run-keep-as-before.ts', process.env, id);
  ended.child.stdin?.end(content.toString('base64'));
  await ended;
}

/** Runs the proposal rules at once, in a process of its own with this environment. */
export const runRulesNow = (env: NodeJS.ProcessEnv) => at('run-rules.ts', env);

/** Runs the reminders of this day at once, in a process of its own with this environment. */
export const runRemindersNow = (env: NodeJS.ProcessEnv, day: string) =>
  at('run-reminders.ts', env, day);
