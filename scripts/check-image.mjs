import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkImage, standIn } from './lib/check-image.mjs';
import { Failure } from './lib/failure.mjs';
import { runCommand } from './lib/running.mjs';
import { onStop, stopAll } from './lib/stopping.mjs';

await runCommand(async () => {
  if (!standIn.isThere())
    throw new Failure(`This needs ${standIn.needs}, to stand in for a container engine.`);
  const folder = mkdtempSync(join(tmpdir(), 'daava-image-'));
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  await checkImage(folder);
  await stopAll();
});
