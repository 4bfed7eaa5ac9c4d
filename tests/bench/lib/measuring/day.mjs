import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../../../../scripts/lib/build/preparation.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { runToEnd } from '../../../../scripts/lib/processes/run.mjs';
import { onStop, stopAll } from '../../../../scripts/lib/processes/stopping.mjs';
import { step } from '../../../../scripts/lib/progress.mjs';
import { provideBrowser } from '../../../../scripts/lib/testing/browser.mjs';
import { startTestPortal, startTestServer } from '../../../../scripts/lib/testing/portal.mjs';
import { fillClaims } from '../database/filling.mjs';

/**
 * Runs a project of tests/bench/day in browsers, on a case of a hundred thousand claims; DAY_CLAIMS makes it another number. Gives the
 * exit code.
 * @param {(error: unknown) => void} giveUp
 * @param {string} project
 * @param {Record<string, string>} env
 */
async function runOnCase(giveUp, project, env) {
  const folder = mkdtempSync(join(tmpdir(), 'daava-day-'));
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  await preparePackages({ forTests: true });
  await prepareBuild(join(root, 'data'));
  await step('Find a browser', provideBrowser);
  const server = await startTestServer(join(folder, 'server'));
  const portal = await startTestPortal(server, 'portal', giveUp);
  const owner = { ...portal, DATABASE_URL: portal.DATABASE_OWNER_URL };
  await fillClaims(owner, Number(process.env.DAY_CLAIMS ?? 100_000));
  const results = join(folder, 'results.md');
  writeFileSync(results, '');
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const config = ['-c', join(root, 'tests/bench/day/playwright.config.mts'), '--project', project];
  const { code } = await runToEnd(process.execPath, [program, 'test', ...config], {
    env: { ...portal, ...env, DAY_RESULTS: results },
    show: true,
  });
  console.log(`\n${readFileSync(results, 'utf8')}`);
  await stopAll();
  return code;
}

/**
 * The tasks of a professional's day: clicks and seconds for each; then one change of 74,998 claims while a colleague decides some
 * of them. DAY_SELECTION makes it another number.
 * @param {(error: unknown) => void} giveUp
 */
export const measureDay = async (giveUp) => process.exit(await runOnCase(giveUp, 'day', {}));

/**
 * Fifty claims at the desk by each of two people at once, each claim read for a moment: seconds a claim, and how soon the next one's
 * first page is there; then the same claims as their claimants see them. DESK_CLAIMS and DESK_PAUSE make it other numbers.
 * @param {(error: unknown) => void} giveUp
 */
export const measureDesk = async (giveUp) => {
  const { DESK_CLAIMS = '50', DESK_PAUSE = '1200' } = process.env;
  process.exit(await runOnCase(giveUp, 'desk', { DESK_CLAIMS, DESK_PAUSE }));
};
