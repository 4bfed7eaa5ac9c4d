import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes/run.mjs';
import { installByApt } from './apt.mjs';

/**
 * Where Debian and its relatives put their browsers, the better for tests first: the one without a window
 * takes a quarter of the other's processor time for each page it opens.
 */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser to test with; undefined means Playwright's own. */
export const executablePath = () => systemBrowsers.find((path) => existsSync(path));

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

/** Installs the best of the system's browsers where that is possible. It needs none of our packages for that. */
export async function installBrowser() {
  const [best] = systemBrowsers;
  if (process.getuid?.() === 0 && executablePath() !== best)
    await installByApt('chromium-headless-shell', 'fonts-noto-core');
}

/**
 * Sees to it that there is a browser to test with: one of the system's or else Playwright's own.
 * @param {(text: string) => void} note
 */
export async function provideBrowser(note) {
  const found = executablePath();
  if (found) return note(found);
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const sentence = 'No browser for the tests could be installed. Install Chromium and try again.';
  await run(sentence, process.execPath, [playwright, 'install', 'chromium']);
  note("Playwright's own");
}
