import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../failure.mjs';
import { findEngine } from '../../image/engine.mjs';
import { tryImage } from '../../image/try.mjs';
import { runCommand } from '../../processes/command.mjs';
import { onStop, stopAll } from '../../processes/stopping.mjs';
import { step } from '../../progress.mjs';

/**
 * Builds the image of the Dockerfile with a container engine, uses it, and removes it again.
 * @param {string[]} args
 */
export const main = ([wanted]) =>
  runCommand(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'daava-image-'));
    onStop(() => rmSync(folder, { recursive: true, force: true }));
    const engine = findEngine(folder, wanted);
    onStop(engine.remove);
    const config = await step(`Build the image with ${engine.name}`, engine.build);
    if (config.User !== 'node' || !config.Volumes['/data'])
      throw new Failure('The image runs as another user than node, or has no volume /data.');
    await tryImage(engine, config.Healthcheck.Test.slice(1));
    await stopAll();
  });
