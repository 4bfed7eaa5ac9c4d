import { defineConfig } from '@playwright/test';
import { executablePath, launchArguments } from '../../../scripts/lib/testing/browser.mjs';

/** The tasks of a professional's day, one after the other in one browser: `npm run bench -- day`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/day',
  reporter: 'line',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IN',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: executablePath(), args: launchArguments },
  },
});
