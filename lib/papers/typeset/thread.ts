import 'server-only';
import { Worker } from 'node:worker_threads';
import { givePlace, shareOfCall } from '@/lib/platform/lines/call';
import { busy, lineOf } from '@/lib/platform/lines/of-process';
import { type Setter, settingIn } from './in-turn';
import type { PaperText } from './templates';
import type { Answer } from './worker';

/** In milliseconds: a form with a thousand employees takes a few seconds on a slow machine. */
const longest = 60_000;
const idleMs = 60_000;
/** The compiler's cache ends with its thread. */
const mostPapers = 200;

function ask(worker: Worker, text: PaperText) {
  return new Promise<Answer>((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (answer: Answer) => finish(() => resolve(answer));
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => onError(new Error('The thread that sets papers has ended'));
    const timer = setTimeout(() => onError(new Error('A paper took too long to set')), longest);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(text);
  });
}

function begin() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  // The caller gets the error; between calls there is nobody to tell.
  worker.on('error', () => undefined);
  return worker;
}

/** Sets one paper at a time in a kept thread, which ends when it is idle. */
function setter(): Setter {
  let current: { worker: Worker; papers: number } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function started() {
    const worker = begin();
    worker.once('exit', () => {
      if (current?.worker === worker) current = undefined;
    });
    return { worker, papers: 0 };
  }

  function end() {
    void current?.worker.terminate();
    current = undefined;
  }

  return {
    async set(text) {
      clearTimeout(idle);
      current ??= started();
      current.papers += 1;
      const { worker, papers } = current;
      try {
        const answer = await ask(worker, text);
        if ('error' in answer) throw new Error(answer.error);
        if (papers >= mostPapers) end();
        else idle = setTimeout(end, idleMs).unref();
        return Buffer.from(answer.pdf.buffer);
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

const part = { working: 1, here: Number.POSITIVE_INFINITY };

// What waits here is bounded where it comes from: makers, exports and readers of published files.
const papers = lineOf('typesetting', {
  places: 2,
  quick: 1,
  here: Number.POSITIVE_INFINITY,
  person: part,
  network: part,
  patienceMs: Number.POSITIVE_INFINITY,
  share: busy('too_much_at_once', 2),
  full: busy('not_in_time', 5),
});

const setInTurn = settingIn(papers, [setter(), setter()]);

/**
 * Sets a paper on the turn of its share: whose call is under way, unless it is told. Throws when it cannot be set, takes too long, or
 * needs too much memory.
 */
export function typeset(text: PaperText, share = shareOfCall()): Promise<Buffer> {
  givePlace();
  return setInTurn(text, share);
}
