import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkImage } from './lib/check-image.mjs';
import { Failure } from './lib/failure.mjs';
import { runCommand } from './lib/running.mjs';
import { hasSandbox, sandboxNeeds } from './lib/sandbox.mjs';
import { onStop, stopAll } from './lib/stopping.mjs';

await runCommand(async () => {
  if (!hasSandbox())
    throw new Failure(`This needs ${sandboxNeeds}, to stand in for a container engine.`);
  const folder = mkdtempSync(join(tmpdir(), 'daava-image-'));
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  await checkImage(folder);
  await stopAll();
});
