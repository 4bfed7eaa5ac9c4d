import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../../build/preparation.mjs';
import { root } from '../../paths.mjs';
import { runCommand } from '../../processes/command.mjs';
import { runToEnd } from '../../processes/run.mjs';
import { onStop, stopAll } from '../../processes/stopping.mjs';
import { step } from '../../progress.mjs';
import { provideBrowser } from '../../testing/browser.mjs';
import { galleryPage } from '../../testing/gallery-page.mjs';
import { startTestPortal, startTestServer } from '../../testing/portal.mjs';

/**
 * Takes pictures of every screen, in each of its states, in both languages and three widths, and makes a page of them
 * to leaf through: `npm run gallery [screen…]`, into `data/gallery`. With names of screens only theirs are taken anew.
 */
export const main = (/** @type {string[]} */ screens) =>
  runCommand(async (giveUp) => {
    const folder = mkdtempSync(join(tmpdir(), 'daava-gallery-'));
    onStop(() => rmSync(folder, { recursive: true, force: true }));
    const pictures = join(root, 'data/gallery');
    if (screens.length === 0) rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
    await preparePackages({ forTests: true });
    await prepareBuild(join(root, 'data'));
    await step('Find a browser', provideBrowser);
    const server = await startTestServer(join(folder, 'server'));
    const portal = await startTestPortal(server, 'portal', giveUp);
    const env = { ...portal, GALLERY: pictures, SCREENS: screens.join() };
    const program = join(root, 'node_modules/@playwright/test/cli.js');
    const config = ['-c', join(root, 'tests/gallery/playwright.config.mts')];
    const { code } = await runToEnd(process.execPath, [program, 'test', ...config], {
      env,
      show: true,
    });
    const taken = readdirSync(pictures).filter((name) => name.endsWith('.png'));
    writeFileSync(join(pictures, 'index.html'), galleryPage(taken));
    console.log(`\n${taken.length} pictures: ${join(pictures, 'index.html')}`);
    await stopAll();
    process.exit(code);
  });
