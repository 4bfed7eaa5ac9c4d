import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../build/preparation.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { runCommand } from '../processes/command.mjs';
import { run } from '../processes/run.mjs';
import { onStop, stopAll } from '../processes/stopping.mjs';
import { step } from '../progress.mjs';
import { unpackParts } from '../testing/apt.mjs';
import { installBrowser, provideBrowser } from '../testing/browser.mjs';
import { checkSources } from '../testing/checks.mjs';
import { browserTests, jestTests } from '../testing/kinds.mjs';
import {
  environmentWithoutSettings,
  startTestDatabase,
  startTestPortal,
} from '../testing/portal.mjs';
import { runTests, showOnlyAlone } from '../testing/run-tests.mjs';

/** @type {('faults' | 'attacks' | 'parts')[]} */
const ownPortalKinds = ['faults', 'attacks', 'parts'];
const kinds = ['check', 'unit', 'api', 'faults', 'attacks', 'parts', 'e2e', 'size'];

/** @param {NodeJS.ProcessEnv} env */
const checkSize = (env) =>
  run('The pages carry too much JavaScript.', process.execPath, ['scripts/check-bundle.mjs'], {
    env,
    show: true,
  });

/**
 * Everything a change has to pass, or one kind of it: `npm test -- check|unit|api|faults|attacks|parts|e2e|size [pattern]`.
 * The last line says how many tests passed and failed; the command stops at the first kind that fails.
 * A test of a running portal that fails beside others may pass by itself (decision 0106); it is told by name.
 */
export async function main() {
  const [kind, ...patterns] = process.argv.slice(2);
  const wants = (/** @type {string} */ one) => !kind || kind === one;
  const total = { passed: 0, failed: 0 };
  /** @type {import('../testing/failures.mjs').TestFailure[]} */
  const onlyAlone = [];
  const printTotal = () => {
    showOnlyAlone(onlyAlone);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
  };
  await runCommand(
    async (giveUp) => {
      if (kind && !kinds.includes(kind))
        throw new Failure(`There is no kind of tests "${kind}": choose from ${kinds.join(', ')}.`);
      const folder = mkdtempSync(join(tmpdir(), 'daava-test-'));
      onStop(() => rmSync(folder, { recursive: true, force: true }));
      const wantsBrowser = ['e2e', 'size'].some(wants);
      // Beside the packages, which take longer.
      const browser = wantsBrowser ? installBrowser() : undefined;
      const parts = wants('parts') ? unpackParts(join(folder, 'parts')) : undefined;
      await preparePackages({ forTests: true });
      if (wants('check')) await checkSources();
      const alone = { folder, patterns, env: environmentWithoutSettings() };
      if (wants('unit')) await runTests(jestTests(['unit'], 'Unit tests', alone), total);
      if (['api', 'faults', 'attacks', 'parts', 'e2e', 'size'].some(wants)) {
        await prepareBuild(join(root, 'data'));
        if (wantsBrowser)
          await step('Find a browser', async (note) => {
            await browser;
            await provideBrowser(note);
          });
        const portalFor = (/** @type {string} */ name) =>
          startTestPortal(join(folder, name), giveUp);
        if (wants('api')) {
          const where = { folder, patterns, env: await portalFor('api') };
          await runTests(jestTests(['api'], 'API tests', where), total, onlyAlone);
        }
        const withOwnPortals = ownPortalKinds.filter(wants);
        if (withOwnPortals.length > 0) {
          const { forTests } = await startTestDatabase(join(folder, 'faults'));
          // What a run that is cut off leaves behind is removed with everything else.
          const where = {
            folder,
            patterns,
            env: { ...forTests, TMPDIR: folder, PARTS_DIR: await parts },
          };
          const title =
            withOwnPortals.length > 1 ? 'Faults, attacks and real parts' : `Tests of ${kind}`;
          await runTests(jestTests(withOwnPortals, title, where), total, onlyAlone);
        }
        // Of its own: what API tests leave behind, hundreds of administrators among it, is no sight for a page.
        const env = wantsBrowser && (await portalFor('browser'));
        if (env && wants('e2e')) {
          const browserKind = browserTests({ folder, patterns, env });
          await runTests(browserKind, total, onlyAlone);
        }
        if (env && wants('size')) await checkSize(env);
      }
      await stopAll();
      printTotal();
      process.exit(0);
    },
    { exitCode: 130, lastWords: printTotal },
  );
}
