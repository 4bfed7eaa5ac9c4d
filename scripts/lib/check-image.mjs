import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildImage } from './build-image.mjs';
import { tryImage } from './try-image.mjs';

/**
 * Tries the Dockerfile without a container engine: its own lines, carried out in folders below `folder`, and
 * its own command. Of an engine's work only the base image is this machine's. Throws a Failure when something
 * is not as it should be.
 * @param {string} folder
 * @param {{ quick?: boolean }} [options] `quick` as in buildImage
 */
export async function checkImage(folder, options) {
  mkdirSync(folder, { recursive: true });
  const { image, stage } = await buildImage(folder, options);
  const { stdout } = spawnSync('du', ['-sm', join(image, 'app')], { encoding: 'utf8' });
  console.log(`  ${stdout.split('\t')[0]} MB above the base image`);
  await tryImage(folder, image, stage);
}
