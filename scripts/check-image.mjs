import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './lib/failure.mjs';
import { findEngine } from './lib/image/engine.mjs';
import { tryImage } from './lib/image/try.mjs';
import { runCommand } from './lib/processes/command.mjs';
import { onStop, stopAll } from './lib/processes/stopping.mjs';
import { step } from './lib/progress.mjs';

// Builds the image of the Dockerfile with a container engine, uses it, and removes it again.
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daava-image-'));
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  const engine = findEngine(folder, process.argv[2]);
  onStop(engine.remove);
  const config = await step(`Build the image with ${engine.name}`, engine.build);
  if (config.User !== 'node' || !config.Volumes['/data'])
    throw new Failure('The image runs as another user than node, or has no volume /data.');
  await tryImage(engine, config.Healthcheck.Test.slice(1));
  await stopAll();
});
