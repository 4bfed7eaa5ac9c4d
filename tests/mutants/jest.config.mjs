import allTests from '../../jest.config.mjs';

const [unit] = (await allTests()).projects;

// Every mutant runs all tests that load its file: fewer folders of them, such as '{forms,imports/rows}', take less time.
const folders = process.env.MUTANT_TESTS ?? '**';

export default {
  ...unit,
  rootDir: '../..',
  testMatch: [`<rootDir>/tests/unit/${folders}/**/*.test.ts`],
  // They write or read whole workbooks, and each mutant would wait for them.
  testPathIgnorePatterns: [
    ...(unit?.testPathIgnorePatterns ?? []),
    '/tests/unit/(bench|spreadsheets)/',
    '/tests/unit/imports/(round-trip|rows/bad-files)',
  ],
};
