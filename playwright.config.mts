import { defineConfig } from '@playwright/test';
import { executablePath, launchArguments } from './scripts/lib/testing/browser.mjs';

/** Tests run on the desktop's screen, and on the phone's where their title says @phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  fullyParallel: true,
  // As many as processors: with one more the whole is a little quicker, and each test slower.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Once more, by itself, when all others are done: what passes then is flaky, and told (decision 0106).
  retries: 1,
  retryStrategy: 'isolated',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IN',
    // What a worker answers no test could answer in its place; the journeys without a network allow it.
    serviceWorkers: 'block',
    // Drawing what moves takes a tenth of the whole time; the journeys from end to end look at it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: executablePath(), args: launchArguments },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
