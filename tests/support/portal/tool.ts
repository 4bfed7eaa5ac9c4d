import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@/scripts/lib/paths.mjs';

/** One of the programs beside the portal, running. */
export interface Tool {
  child: ChildProcess;
  /** Settles when it has ended: its exit code (null when it was killed) and all it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

/** Starts `scripts/tools/{name}.ts` as its npm command does. */
export function startTool(name: string, args: string[], env: NodeJS.ProcessEnv): Tool {
  const node = [
    '--conditions=react-server',
    '--import',
    'tsx',
    `scripts/tools/${name}.ts`,
    ...args,
  ];
  const child = spawn(process.execPath, node, { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Runs it to its end. */
export const runTool = (name: string, args: string[], env: NodeJS.ProcessEnv) =>
  startTool(name, args, env).ended;
