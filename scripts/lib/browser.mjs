import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Where Debian and its relatives put their browser. */
export const systemChromium = '/usr/bin/chromium';

/** The browser to test with; undefined means Playwright's own. */
export const executablePath = () => (existsSync(systemChromium) ? systemChromium : undefined);

/** What keeps Chromium to itself, on a machine without a screen and under root too. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Sees to it that there is a browser to test with: the system's, installed where that is possible,
 * or else Playwright's own.
 * @param {(text: string) => void} note
 */
export async function provideBrowser(note) {
  if (existsSync(systemChromium)) return note(systemChromium);
  const sentence = 'No browser for the tests could be installed. Install Chromium and try again.';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run(sentence, 'apt-get', ['update'], { env });
    await run(sentence, 'apt-get', ['install', '-y', 'chromium', 'fonts-noto-core'], { env });
    return note('installed Chromium');
  }
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  await run(sentence, process.execPath, [playwright, 'install', 'chromium']);
  note("Playwright's own");
}
