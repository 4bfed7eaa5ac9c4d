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
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

/**
 * Asks the registry for known holes in what the portal runs with. Not every registry answers: then that
 * is said, and nothing has failed.
 */
export function main() {
  const { metadata, vulnerabilities = {} } = answerIn(ask());
  if (!metadata?.vulnerabilities) {
    console.log('The package registry gave no answer about known holes: NOTHING WAS CHECKED.');
  } else {
    for (const [name, { severity, range }] of Object.entries(vulnerabilities))
      console.log(`${severity.padEnd(9)} ${name} ${range}`);
    const total = Object.keys(vulnerabilities).length;
    console.log(total ? `${total} packages have known holes.` : 'No known holes.');
    process.exitCode = total ? 1 : 0;
  }
}
