import { execFile } from 'node:child_process';
import { forTypeScript } from '@/scripts/lib/processes/run.mjs';

/** Runs one of the project's programs as its npm command does, and gives its output and exit code. */
export const runCommand = (file: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const words = [...forTypeScript, file, ...args];
    execFile(process.execPath, words, { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });
