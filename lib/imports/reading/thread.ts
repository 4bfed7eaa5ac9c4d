import 'server-only';
import { Worker } from 'node:worker_threads';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import { newThreadNumber, watchCpu } from '@/lib/platform/cpu-budget';
import { env } from '@/lib/platform/env';
import { FileFault } from '@/lib/spreadsheets/fault';
import type { Answer, Task } from './worker';

/** In MB, of the thread's own objects. The older format is read whole, whatever it holds. */
const maxMemory: Record<ClaimsFileKind, number> = { csv: 160, xlsx: 160, xls: 400 };
/**
 * A large file is no reason to end its thread; rows that hold it up are. On the slowest machines that the portal is for, ten times as many
 * steps are made in a second.
 */
const still = { ms: 1_000, steps: 500 };
/** In milliseconds, for one answer, waiting among it. */
const timeoutMs = 60_000;

/**
 * A thread that reads one file, so that nobody else waits for it, and that may run out of memory without
 * taking the portal along. It has IMPORT_CPU_SECONDS of processor time until it knows what comes first, and as much again
 * for its items, and is ended when they are spent, or when its rows do not come on. Throws {@link FileFault} for a file that cannot be read.
 */
export function openThread(kind: ClaimsFileKind) {
  const threadNumber = newThreadNumber();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { threadNumber },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory[kind], maxYoungGenerationSizeMb: 16 },
  });
  // Whoever asks hears of it; in between there is nobody to tell.
  worker.on('error', () => undefined);
  const seconds = env().IMPORT_CPU_SECONDS;
  let spent: FileFault | undefined;
  const bounds = { wholeMs: seconds * 1000, still };
  const renewTime = watchCpu(worker, threadNumber, bounds, (why) => {
    spent =
      why === 'still' ? new FileFault('no_progress') : new FileFault('too_much_work', { seconds });
    void worker.terminate();
  });

  async function ask(message: Task | 'next', transfer: ArrayBuffer[] = []) {
    if (spent) throw spent;
    return new Promise<Answer>((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (answer: Answer) => finish(() => resolve(answer));
      const onError = (error: Error) => finish(() => reject(faultOf(error)));
      const ended = () => spent ?? new Error('the thread that reads files has ended');
      const onExit = () => finish(() => reject(ended()));
      const timer = setTimeout(() => onError(new FileFault('too_big_unpacked')), timeoutMs);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(message, transfer);
    }).then(requireGood);
  }

  return {
    /** Starts the task; gives what is known first. The bytes are handed over and gone here. */
    async begin<T>(task: Task): Promise<T> {
      const answer = await ask(task, [task.bytes]);
      // Rejected rows are read a second time while they are answered: what was not too much then is not cut off now.
      renewTime();
      return ('head' in answer ? answer.head : undefined) as T;
    },
    /** The items of the task, one asked for ahead. The thread ends with them, or with whoever leaves off. */
    items<T>(): AsyncIterableIterator<T> {
      let coming: Promise<Answer> | undefined;
      const over = async (): Promise<IteratorResult<T>> => {
        await worker.terminate();
        return { done: true, value: undefined };
      };
      return {
        async next() {
          const answer = await (coming ?? ask('next'));
          if (!('item' in answer)) return over();
          coming = ask('next');
          coming.catch(() => undefined);
          return { done: false, value: answer.item as T };
        },
        return: over,
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    end: () => worker.terminate(),
  };
}

function requireGood(answer: Answer): Answer {
  if ('fault' in answer) throw new FileFault(answer.fault.rule, answer.fault.params);
  if ('error' in answer) throw new Error(`A file of claims could not be read: ${answer.error}`);
  return answer;
}

const faultOf = (error: Error) =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new FileFault('too_big_unpacked')
    : error;
