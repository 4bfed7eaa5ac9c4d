import { defineConfig } from '@playwright/test';
import { executablePath, launchArguments } from '../../scripts/lib/testing/browser.mjs';

/** Takes the pictures of `npm run gallery`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/gallery',
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IN',
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: executablePath(), args: launchArguments },
  },
});
