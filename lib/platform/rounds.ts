import 'server-only';
import { env } from './env';
import { log } from './log';
import { announceWork, isClosing } from './shutdown';

/**
 * Work that this process does one round of at a time: what this gives begins a round, unless one is under way or the process ends. An
 * ending process waits for the round; what a round throws is logged with these words.
 */
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

/** Begins such a round every WORK_EVERY_MS from now on. Several instances may do so at once. */
export const everyRound = (begin: () => void) => setInterval(begin, env().WORK_EVERY_MS).unref();
