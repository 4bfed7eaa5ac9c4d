import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { demoLogins } from '../demo-logins.mjs';
import { root } from '../paths.mjs';
import { freePort } from '../port.mjs';
import { step } from '../progress.mjs';
import { executablePath, launchArguments } from './browser.mjs';

// The last one for Node 20. It weighs more than all packages of the portal: fetched when it is wanted.
const lighthouse = 'lighthouse@12.8.2';

/** @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number, shift: number, paint: number, blocked: number, javascript?: number }} Scores */
/** `javascript` is in bytes as they come over the line, on a first visit. `load` is how many processes waited for a processor meanwhile, on how many processors: on a busy machine performance is worse.
 * `missed` are the audits, but for performance's, that a page did not pass whole.
 * @typedef {{ at: string, times: number, load: string, pages: Record<string, Scores>, missed?: Record<string, string[]> }} Run */

const kept = join(root, 'tests/bench/lighthouse.json');

/** @returns {Run | undefined} */
export const lastRun = () =>
  existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined;

/** @param {Run} run */
export const storeRun = (run) => writeFileSync(kept, `${JSON.stringify(run, null, 2)}\n`);

/** @typedef {{ url: string, resourceType?: string, transferSize?: number }} NetworkRequest */

/**
 * What the scripts of a page weigh when none of them is known yet. A later visit has them from the browser's cache, for nothing:
 * `largest` remembers what each one weighed.
 * @param {NetworkRequest[]} requests
 * @param {Map<string, number>} largest
 */
export function scriptBytes(requests, largest) {
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  for (const { url, transferSize = 0 } of scripts)
    largest.set(url, Math.max(transferSize, largest.get(url) ?? 0));
  const urls = new Set(scripts.map(({ url }) => url));
  return [...urls].reduce((sum, url) => sum + (largest.get(url) ?? 0), 0);
}

/** @type {[side: 'claimant' | 'ip_admin' | undefined, paths: string[]][]} */
const visits = [
  [undefined, ['/', '/login', '/ip']],
  ['claimant', ['/', '/claim/new', 'a claim']],
  ['ip_admin', ['/ip/dashboard', 'a claim']],
];

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * @param {{ folder: string, baseUrl: string, times: number }} where
 * @returns {Promise<Run>}
 */
export async function measurePages({ folder, baseUrl, times }) {
  /** @type {Run['pages']} */
  const pages = {};
  /** @type {Record<string, string[]>} */
  const missed = {};
  for (const [role, paths] of visits) {
    const port = await freePort();
    const context = await chromium.launchPersistentContext(join(folder, role ?? 'nobody'), {
      executablePath: executablePath(),
      args: [...launchArguments, `--remote-debugging-port=${port}`],
    });
    /** @type {Map<string, number>} */
    const largest = new Map();
    const claim = role && (await signIn(await context.newPage(), baseUrl, role));
    for (const named of paths) {
      const path = named === 'a claim' ? String(claim) : named;
      const name = `${named}${role ? `, signed in (${role})` : ''}`;
      await step(`Visit ${name}`, async () => {
        /** @type {Scores[]} */
        const seen = [];
        for (let time = 0; time < times; time += 1)
          seen.push(
            await visit(new URL(path, baseUrl).href, port, {
              largest,
              miss: (audits) => {
                if (audits.length > 0) missed[name] = audits;
              },
            }),
          );
        const keys = /** @type {(keyof Scores)[]} */ (Object.keys(seen[0] ?? {}));
        pages[name] = /** @type {Scores} */ (
          Object.fromEntries(keys.map((key) => [key, median(seen.map((one) => one[key] ?? 0))]))
        );
      });
    }
    await context.close();
  }
  const load = `${Math.round(loadavg()[2] ?? 0)} on ${availableParallelism()}`;
  return { at: new Date().toISOString().slice(0, 10), times, load, pages, missed };
}

/**
 * Signs in by the page, and gives the address of a claim of this side.
 * @param {import('@playwright/test').Page} page
 * @param {string} baseUrl
 * @param {'claimant' | 'ip_admin'} role
 */
async function signIn(page, baseUrl, role) {
  const login = demoLogins().find((one) => one.role === role);
  const data = { email: login?.email, password: login?.password };
  const { token } = await (await page.request.post(`${baseUrl}/api/auth/login`, { data })).json();
  await page.goto(`${baseUrl}/icon.svg`);
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  const headers = { Authorization: `Bearer ${token}` };
  const { claims } = await (
    await page.request.get(`${baseUrl}/api/claims?limit=1`, { headers })
  ).json();
  return `${role === 'claimant' ? '' : '/ip'}/claim/${claims[0].id}`;
}

/**
 * @param {string} url
 * @param {number} port
 * @param {{ largest: Map<string, number>, miss: (audits: string[]) => void }} notes what scripts weighed so far, and who is told which
 *   audits, but for performance's, were not passed whole
 * @returns {Promise<Scores>}
 */
async function visit(url, port, { largest, miss }) {
  const options = ['--output=json', '--quiet', '--disable-storage-reset', `--port=${port}`];
  // The stream of events stays open: each visit would wait for its end, 45 seconds in vain.
  options.push('--blocked-url-patterns=*/api/events*');
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    maxBuffer: 1e8,
  });
  const { categories, audits, finalDisplayedUrl } = JSON.parse(stdout);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const others = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  miss(
    others
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    paint: Math.round(value('largest-contentful-paint')),
    blocked: Math.round(value('total-blocking-time')),
    javascript: scriptBytes(audits['network-requests']?.details?.items ?? [], largest),
  };
}

/**
 * @param {Run} now
 * @param {Run | undefined} before
 */
export function report(now, before) {
  const rows = Object.entries(now.pages).map(([name, scores]) => {
    const figures = Object.entries(scores).map(([key, figure]) => {
      const last = before?.pages[name]?.[/** @type {keyof Scores} */ (key)];
      return `${key} ${figure}${last === undefined || last === figure ? '' : ` (${last})`}`;
    });
    const missed = now.missed?.[name];
    const rest = missed ? `\n  not passed: ${missed.join(', ')}` : '';
    return `${name}\n  ${figures.join(', ')}${rest}`;
  });
  const today = `Today, median of ${now.times}, load ${now.load} processors`;
  const heading = before
    ? `${today}, and in brackets what was otherwise on ${before.at} (median of ${before.times}, load ${before.load}):`
    : `${today}:`;
  return [heading, ...rows].join('\n');
}
