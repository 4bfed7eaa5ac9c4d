import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildImage } from './lib/build-image.mjs';
import { Failure } from './lib/failure.mjs';
import { runCommand } from './lib/running.mjs';
import { onStop, stopAll } from './lib/stopping.mjs';
import { tryImage } from './lib/try-image.mjs';

// Tries the Dockerfile without a container engine: its own lines, carried out in empty folders, and its
// own command. Of an engine's work only the base image is this machine's.
await runCommand(async () => {
  const possible = process.getuid?.() === 0 && spawnSync('unshare', ['-mpf', 'true']).status === 0;
  if (!possible)
    throw new Failure('This needs Linux, root and unshare(1), to stand in for a container engine.');
  const folder = mkdtempSync(join(tmpdir(), 'daava-image-'));
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  const { image, stage } = await buildImage(folder);
  const { stdout } = spawnSync('du', ['-sm', join(image, 'app')], { encoding: 'utf8' });
  console.log(`  ${stdout.split('\t')[0]} MB above the base image`);
  await tryImage(folder, image, stage);
  await stopAll();
});
