// How much JavaScript a cold load of a page brings, compressed as the server sends it.
import { chromium } from '@playwright/test';
import { demoLogins } from './lib/demo-logins.mjs';
import { executablePath, launchArguments } from './lib/testing/browser.mjs';
import { coldLoad, table } from './lib/testing/page-size.mjs';

const baseUrl = process.env.BASE_URL;
if (!baseUrl) throw new Error('BASE_URL is not set: run this through npm test -- size');

const pages = [
  { name: 'Claimant sign-in', path: '/login', limit: 150 },
  { name: 'IP sign-in', path: '/ip/login', limit: 150 },
  { name: 'Claimant dashboard', path: '/', role: 'claimant', limit: 180 },
  { name: 'Claim wizard', path: '/claim/new', role: 'claimant', limit: 180 },
  { name: 'IP dashboard', path: '/ip/dashboard', role: 'ip_admin', limit: 180 },
];

const browser = await chromium.launch({ executablePath: executablePath(), args: launchArguments });
const measured = [];
for (const { role, ...page } of pages) {
  const login = demoLogins().find((person) => person.role === role);
  const size = await coldLoad(browser, { baseUrl, path: page.path, login });
  measured.push({ ...page, ...size });
}
await browser.close();

console.log(`\n── JavaScript of a cold load (kB of 1000 bytes)\n\n${table(measured)}`);
const heavy = measured.filter(({ bytes, limit }) => bytes >= limit * 1000);
if (heavy.length) {
  console.error(`\nOver the limit: ${heavy.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
