import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../../build/preparation.mjs';
import { root } from '../../paths.mjs';
import { runCommand } from '../../processes/command.mjs';
import { onStop, stopAll } from '../../processes/stopping.mjs';
import { step } from '../../progress.mjs';
import { provideBrowser } from '../../testing/browser.mjs';
import { lastRun, measurePages, report, storeRun } from '../../testing/lighthouse.mjs';
import { startTestPortal, startTestServer } from '../../testing/portal.mjs';

/**
 * Lighthouse on a telephone's terms, the median of five visits to each page, printed beside the last run:
 * `npm run lighthouse [times]`. The portal is a trial with its demonstration case.
 */
/** @param {string[]} args */
export const main = ([times = '5']) =>
  runCommand(async (giveUp) => {
    const folder = mkdtempSync(join(tmpdir(), 'daava-lighthouse-'));
    onStop(() => rmSync(folder, { recursive: true, force: true }));
    await preparePackages({ forTests: true });
    await prepareBuild(join(root, 'data'));
    await step('Find a browser', provideBrowser);
    const server = await startTestServer(join(folder, 'server'));
    const { BASE_URL } = await startTestPortal(server, 'portal', giveUp);
    const before = lastRun();
    const now = await measurePages({
      folder,
      baseUrl: String(BASE_URL),
      times: Number(times),
    });
    console.log(`\n${report(now, before)}`);
    storeRun(now);
    await stopAll();
    process.exit(0);
  });
