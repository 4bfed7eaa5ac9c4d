import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { roleOf } from '@/scripts/lib/commands/tool.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { readerUrlOf } from '@/scripts/lib/postgres/roles.mjs';
import { forTypeScript } from '@/scripts/lib/processes/run.mjs';

/** A running program of scripts/tools. */
export interface Tool {
  child: ChildProcess;
  /** Settles when it has ended: its exit code (null when it was killed) and all it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

/** The environment of a command, with the address of the role that it takes. */
function environmentFor(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const role = roleOf(name.replace('-', ':'), args);
  const { DATABASE_URL: portal = '', DATABASE_OWNER_URL: owner } = env;
  const urls: Record<string, string | undefined> = { portal, owner, reader: readerUrlOf(portal) };
  return { ...env, DATABASE_URL: urls[role], DATABASE_OWNER_URL: undefined };
}

/** Starts `scripts/tools/{name}.ts` as its npm command does. */
export function startTool(name: string, args: string[], env: NodeJS.ProcessEnv): Tool {
  const node = [...forTypeScript, `scripts/tools/${name}.ts`, ...args];
  const child = spawn(process.execPath, node, { cwd: root, env: environmentFor(name, args, env) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Runs it to its end, with what it is given to read. */
export function runTool(name: string, args: string[], env: NodeJS.ProcessEnv, input?: string) {
  const { child, ended } = startTool(name, args, env);
  if (input !== undefined) child.stdin?.end(input);
  return ended;
}
