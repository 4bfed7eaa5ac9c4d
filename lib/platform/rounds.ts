import 'server-only';
import { env } from './env';
import { log } from './log';
import { announceWork, isClosing } from './shutdown';

/** Makes a function that begins a round of work, unless one is under way or the process ends. `words` log its errors. */
export function inRounds(words: string, work: () => Promise<unknown>) {
  let busy = false;
  return () => {
    if (busy || isClosing()) return;
    busy = true;
    const done = announceWork();
    work()
      .catch((error) => log.warn({ err: error }, words))
      .finally(() => {
        busy = false;
        done();
      });
  };
}

/** Begins a round every WORK_EVERY_MS. Several instances may do so at once. */
export const everyRound = (begin: () => void) => setInterval(begin, env().WORK_EVERY_MS).unref();
