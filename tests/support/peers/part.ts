import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@/tests/support/until';

const unpacked = process.env.PARTS_DIR ?? '/';

/** The path of a program among the real parts, or undefined where it is not installed, so that its tests are skipped. */
export const partAt = (path: string) =>
  [join(unpacked, path), path].find((place) => existsSync(place));

/** A folder for a part, which every user may enter, since some parts give up root. */
export const partFolder = () => mkdtempSync(join(tmpdir(), 'part-'));

async function answers(port: number) {
  const socket = connect(port, '127.0.0.1');
  const [open] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    once(socket, 'error'),
  ]);
  socket.destroy();
  return open === true || undefined;
}

/** Starts a part and waits until it listens; the result ends it. */
export async function startPart(
  command: string,
  args: string[],
  port: number,
  settings: NodeJS.ProcessEnv | Record<string, string> = {},
) {
  const env = {
    ...process.env,
    ...settings,
    LD_LIBRARY_PATH: join(unpacked, 'usr/lib/x86_64-linux-gnu'),
  };
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`);
    return answers(port);
  });
  return async () => {
    const gone = once(child, 'exit');
    // Killed, since some parts wait for their connections to close when they are told to end.
    child.kill('SIGKILL');
    await gone;
  };
}
