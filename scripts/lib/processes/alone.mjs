import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { onStop } from './stopping.mjs';

const touchEveryMs = 1_000;

/** Names the container, or the machine, whose processes can be seen from here. */
function placeOfProcesses() {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return 'here';
  }
}

/**
 * @template T
 * @param {() => T} look
 */
function orNothing(look) {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/**
 * Refuses a data folder that a portal in another container works on: two servers on one embedded database
 * would destroy it, and the other's processes cannot be seen from here. A file that is touched every
 * second tells; when it stands still, its portal is gone.
 * @param {string} folder
 * @param {number} [timeoutMs] how long it has to stand still
 */
export async function requireAlone(folder, timeoutMs = 4 * touchEveryMs) {
  const file = join(folder, 'start.alive');
  const here = placeOfProcesses();
  const holder = orNothing(() => readFileSync(file, 'utf8'));
  if (holder !== undefined && holder !== here) {
    const touched = () => orNothing(() => statSync(file).mtimeMs);
    const before = touched();
    await sleep(timeoutMs);
    if (touched() !== before)
      throw new Failure(
        `A portal in another container, or on another machine, runs on the data folder ${folder}. Stop it first; commands for a running portal are run inside its own container.`,
      );
  }
  const touch = () => writeFileSync(file, here, { mode: 0o600 });
  touch();
  // Written anew each time: whoever tries to start beside us and is refused takes the file away.
  const timer = setInterval(() => orNothing(touch), touchEveryMs);
  timer.unref();
  onStop(() => {
    clearInterval(timer);
    rmSync(file, { force: true });
  });
}
