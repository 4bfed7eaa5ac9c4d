import { chromium } from '@playwright/test';
import { demoLogins } from '../demo-logins.mjs';
import { onStop } from '../processes/stopping.mjs';
import { executablePath, launchArguments } from './browser.mjs';

/** @typedef {import('../demo-logins.mjs').DemoLogin} DemoLogin */
/** @typedef {{ baseUrl: string, path: string, login: DemoLogin | undefined }} Visit */
/** @typedef {{ name: string, path: string, limit: number, bytes: number, scripts: number, encodings: string[] }} Measured */

/**
 * Signs in as the page itself would find it: the cookie by the call, the token in local storage.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {DemoLogin} login
 */
async function signIn(context, { email, password }) {
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  const { token } = await answer.json();
  if (!token) throw new Error(`${email} could not sign in: ${answer.status()}`);
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

const pages = [
  { name: 'Claimant sign-in', path: '/login', limit: 150 },
  { name: 'IP sign-in', path: '/ip/login', limit: 150 },
  { name: 'Claimant dashboard', path: '/', role: 'claimant', limit: 180 },
  { name: 'Claim wizard', path: '/claim/new', role: 'claimant', limit: 180 },
  { name: 'IP dashboard', path: '/ip/dashboard', role: 'ip_admin', limit: 180 },
];

/** What a page fetches after so long at rest (`restMs`) is no part of a cold load: on a slow machine it would come into it. */
const neverAtRest = () => {
  const { setTimeout: start } = window;
  /** @type {(handler: TimerHandler, ms?: number, ...given: any[]) => number} */
  const withoutRest = (handler, ms = 0, ...given) =>
    ms < 5_000 ? start(handler, ms, ...given) : 0;
  Object.assign(window, { setTimeout: withoutRest });
};

/**
 * Opens a page with nothing kept from before, and sums up the scripts until no more come.
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 */
async function coldLoad(browser, { baseUrl, path, login }) {
  const context = await browser.newContext({ baseURL: baseUrl });
  if (login) await signIn(context, login);
  await context.addInitScript(neverAtRest);
  const page = await context.newPage();
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  let last = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    requests.push(request);
    last = Date.now();
  });
  await page.goto(path, { waitUntil: 'load' });
  // Until React has taken over what the server drew, on a slow machine too; then until nothing more is asked for.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await page.waitForLoadState('load');
  while (Date.now() - last < 2_000) await page.waitForTimeout(100);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);

  let bytes = 0;
  const encodings = new Set();
  for (const request of requests) {
    bytes += (await request.sizes()).responseBodySize;
    const headers = await (await request.response())?.allHeaders();
    encodings.add(headers?.['content-encoding'] ?? 'plain');
  }
  await context.close();
  return { bytes, scripts: requests.length, encodings: [...encodings] };
}

/** @param {Measured[]} measured */
const table = (measured) =>
  measured
    .map(({ name, path, bytes, limit, scripts, encodings }) => {
      const size = (bytes / 1000).toFixed(1).padStart(6);
      const verdict = bytes < limit * 1000 ? 'ok  ' : 'OVER';
      return `${verdict} ${name.padEnd(20)} ${path.padEnd(15)} ${size} of ${limit} kB, ${scripts} scripts, ${encodings.join(' and ')}`;
    })
    .join('\n');

/**
 * Weighs how much JavaScript a cold load of a page brings, compressed as the server sends it, and shows it. A page over its limit fails.
 * @param {string} baseUrl
 * @returns {Promise<import('./reports.mjs').Results>}
 */
export async function checkPages(baseUrl) {
  const own = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({
    executablePath: executablePath(),
    args: launchArguments,
    ...own,
  });
  onStop(() => browser.close());
  // At once: most of the time each waits for what may still come.
  const measured = await Promise.all(
    pages.map(async ({ role, ...page }) => {
      const login = demoLogins().find((person) => person.role === role);
      return { ...page, ...(await coldLoad(browser, { baseUrl, path: page.path, login })) };
    }),
  );
  console.log(`\n── JavaScript of a cold load (kB of 1000 bytes)\n\n${table(measured)}`);
  const heavy = measured.filter(({ bytes, limit }) => bytes >= limit * 1000);
  return {
    passed: measured.length - heavy.length,
    failures: heavy.map(({ name, bytes, limit }) => ({
      file: 'size',
      title: `${name} carries too much JavaScript`,
      message: `${bytes} bytes of ${limit} kB`,
    })),
    flaky: [],
  };
}
