import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBuild, preparePackages } from '../build/preparation.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { runCommand } from '../processes/command.mjs';
import { onStop, stopAll } from '../processes/stopping.mjs';
import { step } from '../progress.mjs';
import { unpackParts } from '../testing/apt.mjs';
import { installBrowser, provideBrowser } from '../testing/browser.mjs';
import { changedFiles, reaches, relatedTests } from '../testing/changed.mjs';
import { checkSources } from '../testing/checks.mjs';
import { browserTests, jestTests } from '../testing/kinds.mjs';
import { papersAskedFor } from '../testing/papers-asked-for.mjs';
import {
  environmentWithoutSettings,
  makeTestDatabase,
  startTestPortal,
  startTestServer,
} from '../testing/portal.mjs';
import {
  filesOf,
  mostFlakyFiles,
  outcomeOf,
  runOnceMore,
  runTests,
} from '../testing/run-tests.mjs';
import { gateFilesOf, longTag } from '../testing/selection.mjs';
import { recordingIn } from '../testing/statements/recorded.mjs';
import { lastLines, summaryOf, writeSummary } from '../testing/summary.mjs';

/** @typedef {import('../testing/run-tests.mjs').Outcome} Outcome */
/** @typedef {import('../testing/kinds.mjs').TestKind} TestKind */

const gateKinds = ['check', 'unit', 'api', 'attacks', 'e2e', 'size'];
const longKinds = ['faults', 'parts'];

/** @param {string[]} args */
function whatIsAsked(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  });
  const [kind, ...patterns] = positionals;
  if (kind && ![...gateKinds, ...longKinds].includes(kind))
    throw new Failure(
      `There is no kind of tests "${kind}": choose from ${[...gateKinds, ...longKinds].join(', ')}.`,
    );
  const { all = false, changed = false } = values;
  const asked = kind ? [kind] : all ? [...gateKinds, ...longKinds] : gateKinds;
  const reached = changed ? changedFiles() : undefined;
  const wanted = reached ? asked.filter((one) => reaches(one, reached)) : asked;
  return { wanted, patterns, all, reached };
}

/**
 * The gate that every change has to pass, with `--all` the long suite as well, with `--changed` what a change can reach, or one kind:
 * `npm test -- check|unit|api|attacks|e2e|size|faults|parts [pattern]`. Each kind runs whatever the others ended with; what fails is run
 * once more, alone, when all else is done (decision 0106). The last lines and `test-results/summary.json` say what failed.
 */
export async function main(/** @type {string[]} */ args) {
  const since = Date.now();
  /** @type {Outcome[]} */
  let outcomes = [];
  let finished = false;
  const lastWords = () => {
    const seconds = (Date.now() - since) / 1000;
    const summary = summaryOf(outcomes, { seconds, finished });
    writeSummary(summary);
    console.log(lastLines(outcomes, summary));
  };
  await runCommand(
    async (giveUp) => {
      const { wanted, patterns, all, reached } = whatIsAsked(args);
      const wants = (/** @type {string[]} */ ...kinds) =>
        kinds.some((kind) => wanted.includes(kind));
      const folder = mkdtempSync(join(tmpdir(), 'daava-test-'));
      onStop(() => rmSync(folder, { recursive: true, force: true }));
      if (wanted.length > 1) rmSync(join(root, 'test-results'), { recursive: true, force: true });
      mkdirSync(join(root, 'test-results'), { recursive: true });
      // Beside the packages, which take longer.
      const browser = wants('e2e', 'size') ? installBrowser() : undefined;
      const parts = wants('parts') ? unpackParts(join(folder, 'parts')) : undefined;
      await preparePackages({ forTests: true });
      await Promise.all([browser, parts]);

      // What tests leave behind is removed with everything else.
      /** @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
      const within = (env) => ({ ...env, TMPDIR: folder });
      const portal = async (
        /** @type {string} */ name,
        /** @type {Parameters<typeof startTestPortal>[3]} */ options = {},
      ) => within(await startTestPortal(server, name, giveUp, options));
      const recorded = recordingIn(join(folder, 'statements'));
      /** @param {NodeJS.ProcessEnv} env */
      const statements = async ({ DATABASE_OWNER_URL = '' }) => {
        const { faultyStatements } = await import('../testing/statements/check.mjs');
        const whole = patterns.length === 0 && !reached;
        return faultyStatements(join(folder, 'statements'), DATABASE_OWNER_URL, whole);
      };
      const database = async (/** @type {string} */ name) => ({
        ...within((await makeTestDatabase(server, name)).forTests),
        PARTS_DIR: await parts,
      });
      const chosen = (/** @type {import('../testing/selection.mjs').FolderKind} */ kind) => {
        if (reached) return { files: relatedTests(kind, reached) };
        if (patterns.length > 0) return { patterns };
        return all ? {} : { files: gateFilesOf(kind), but: longTag };
      };

      /** @type {import('../testing/portal.mjs').TestServer} */
      let server;
      /** @type {[TestKind, Outcome][]} */
      const run = [];
      const tests = async (/** @type {TestKind} */ kind) => {
        const outcome = await runTests(kind);
        run.push([kind, outcome]);
        outcomes.push(outcome);
      };
      const serves = wants('api', 'attacks', 'faults', 'parts', 'e2e', 'size');
      let build = () => {};
      /** @type {Promise<void>} */
      const mayBuild = new Promise((resolve) => {
        build = resolve;
      });
      // Beside what follows: each leaves a processor idle now and then.
      const built = mayBuild.then(() => {
        if (serves) return prepareBuild(join(root, 'data'), { beside: wants('check', 'unit') });
      });
      // Whether it failed is asked below.
      built.catch(() => undefined);
      if (wants('check')) outcomes.push(await outcomeOf('check', () => checkSources(build)));
      build();
      if (wants('unit')) {
        const which = reached ? { relatedTo: reached } : chosen('unit');
        await tests(jestTests('unit', which, async () => within(environmentWithoutSettings())));
      }
      if (serves) {
        // Nothing that follows can stand without it.
        await built;
        server = await startTestServer(join(folder, 'server'));
        if (wants('e2e', 'size')) await step('Find a browser', provideBrowser);
        if (wants('api')) {
          const world = (/** @type {string} */ name) =>
            portal(name, { more: recorded, sql: papersAskedFor });
          await tests(jestTests('api', chosen('api'), world, statements));
        }
        for (const kind of /** @type {const} */ (['attacks', 'faults', 'parts']))
          if (wants(kind))
            await tests(
              jestTests(kind, chosen(kind), async (name) => ({
                ...(await database(name)),
                ...(kind === 'faults' && { CALLS_GIVE_UP: 'yes' }),
              })),
            );
        // Of its own: what API tests leave behind, hundreds of administrators among it, is no sight for a page.
        // Hardly a page waits for work that is queued.
        const options = { more: { WORK_EVERY_MS: '500' } };
        const forBrowser = wants('e2e', 'size') ? await portal('browser', options) : process.env;
        if (wants('e2e')) await tests(browserTests(chosen('e2e'), forBrowser));
        if (wants('size')) {
          const { checkPages } = await import('../testing/page-size.mjs');
          outcomes.push(await outcomeOf('size', () => checkPages(forBrowser.BASE_URL ?? '')));
        }
      }
      if (filesOf(run.flatMap(([, { failures }]) => failures)).length <= mostFlakyFiles)
        for (const [kind, first] of run) {
          const second = await runOnceMore(kind, first);
          outcomes = outcomes.map((outcome) => (outcome === first ? second : outcome));
        }
      finished = true;
      await stopAll();
      lastWords();
      const flaky = filesOf(outcomes.flatMap((outcome) => outcome.flaky)).length;
      if (flaky > mostFlakyFiles)
        console.log(`More than ${mostFlakyFiles} files are flaky: that is red.`);
      const red = outcomes.some(({ failures }) => failures.length > 0) || flaky > mostFlakyFiles;
      process.exit(red || (all && flaky > 0) ? 1 : 0);
    },
    { exitCode: 130, lastWords },
  );
}
