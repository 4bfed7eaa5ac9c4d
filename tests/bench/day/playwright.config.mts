import { defineConfig } from '@playwright/test';
import { executablePath, launchArguments } from '../../../scripts/lib/testing/browser.mjs';

/**
 * The tasks of a professional's day, one after the other in one browser: `npm run bench -- day`; and two people at the desk at
 * once: `npm run bench -- desk`.
 */
export default defineConfig({
  outputDir: '../../../test-results/day',
  reporter: 'line',
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IN',
    actionTimeout: 60_000,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: executablePath(), args: launchArguments },
  },
  projects: [
    { name: 'day', testDir: '.', workers: 1, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'desk',
      testDir: '../../e2e/professional/verify',
      testMatch: 'by-keyboard.spec.ts',
      repeatEach: 2,
      use: { viewport: { width: 1280, height: 720 } },
    },
  ],
});
