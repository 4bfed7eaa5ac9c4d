import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { run, runToEnd } from '../processes/run.mjs';

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

// A machine without a network says so soon.
const aptTimeouts = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** @param {string[]} names */
async function installByApt(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = [...aptTimeouts, 'install', '-y', '--no-install-recommends', ...names];
  if ((await runToEnd('apt-get', install, { env })).code === 0) return true;
  if ((await runToEnd('apt-get', [...aptTimeouts, 'update'], { env })).code !== 0) return false;
  return (await runToEnd('apt-get', install, { env })).code === 0;
}

/** Installs the best of the system's browsers where that is possible. It needs none of our packages for that. */
export async function installBrowser() {
  const [best] = systemBrowsers;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && executablePath() !== best)
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
