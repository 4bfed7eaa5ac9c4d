import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @param {string} kind the folder under tests/ */
const project = async (kind) => ({
  ...(await withNext({
    displayName: kind,
    testMatch: [`<rootDir>/tests/${kind}/**/*.test.ts`],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/data'],
    setupFiles: ['<rootDir>/tests/support/missing-words.ts'],
  })()),
  // Beside the packages, and not among the temporary files of a run: it says how long each file took. A project has its own.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // These are ECMAScript modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|lucide-react|intl-messageformat|icu-minify|@formatjs)/)',
  ],
});

/** @param {string} kind */
const withEnd = async (kind) => ({
  ...(await project(kind)),
  testEnvironment: '<rootDir>/tests/support/portal/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/after-test.ts'],
});

export default async () => ({
  // A busy machine is no failure.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/tests/support/slow-first.cjs',
  projects: [
    await project('unit'),
    // Parts of pages, in a document without a browser.
    {
      ...(await project('unit')),
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      testEnvironment: '<rootDir>/tests/support/screen/environment.cjs',
    },
    {
      ...(await withEnd('api')),
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/after-test.ts',
        '<rootDir>/tests/support/data/after-file.ts',
      ],
    },
    ...(await Promise.all(['faults', 'attacks', 'parts'].map(withEnd))),
  ],
});
