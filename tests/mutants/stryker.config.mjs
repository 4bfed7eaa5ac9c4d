import { tmpdir } from 'node:os';
import { join } from 'node:path';

const results = 'test-results/mutants';

export default {
  testRunner: 'jest',
  jest: { configFile: 'tests/mutants/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Nothing in ours leads out of the folder, and reading one takes the compiler's old interface.
  tsconfigFile: 'none',
  // A busy machine is no mutant caught.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${results}/report.html` },
  tempDirName: join(tmpdir(), 'daava-mutants'),
  ignorePatterns: ['/data', '/.next*', '/test-results'],
};
