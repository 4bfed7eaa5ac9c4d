import { spawnSync } from 'node:child_process';
import { root } from '../../paths.mjs';

function ask() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  return stdout;
}

/** @param {string} stdout @returns {{ metadata?: { vulnerabilities?: Record<string, number> }, vulnerabilities?: Record<string, { severity: string, range: string }> }} */
function answerIn(stdout) {
  try {
    return JSON.parse(stdout) ?? {};
  } catch {
    return {};
  }
}

/**
 * What to say of npm's answer, and the exit code: 0 where nothing was found, 1 where something was, and 2 where nothing was checked.
 * @param {string} stdout
 */
export function verdictOn(stdout) {
  const { metadata, vulnerabilities = {} } = answerIn(stdout);
  if (!metadata?.vulnerabilities)
    return {
      says: 'The package registry gave no answer about known holes: NOTHING WAS CHECKED.',
      code: 2,
    };
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${severity.padEnd(9)} ${name} ${range}`,
  );
  if (found.length === 0) return { says: 'No known holes.', code: 0 };
  return { says: [...found, `${found.length} packages have known holes.`].join('\n'), code: 1 };
}

/** Asks the registry for known holes in what the portal runs with. Not every registry answers. */
export function main() {
  const { says, code } = verdictOn(ask());
  console.log(says);
  process.exitCode = code;
}
