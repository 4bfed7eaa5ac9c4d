import 'server-only';
import { Worker } from 'node:worker_threads';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import { newThreadNumber, watchCpu } from '@/lib/platform/cpu-budget';
import { env } from '@/lib/platform/env';
import { FileFault } from '@/lib/spreadsheets/fault';
import type { Answer, Task } from './worker';

/** In MB, for the thread's own objects. The older format is read whole, whatever its size. */
const maxMemory: Record<ClaimsFileKind, number> = { csv: 160, xlsx: 160, xls: 400 };
/**
 * The fewest steps of rows in so much processor time. This ends no thread because its file is large, only because rows hold it
 * up: the slowest machine that the portal is made for does ten times as many steps in a second.
 */
const still = { ms: 1_000, steps: 500 };
/** For one answer, with waiting. A register is one answer: its processor time bounds it, of which a busy machine gives it a part. */
const timeoutMs = 60_000;
const busyMachine = 10;

/**
 * Starts a thread that reads one file, so that nobody else waits for it and the portal survives when it runs out of memory. The
 * thread has IMPORT_CPU_SECONDS of processor time for its first answer and as much for its items; it ends after that, or when
 * its rows make too few steps. Throws {@link FileFault} for a file that nobody can read.
 */
export function openThread(kind: ClaimsFileKind) {
  const threadNumber = newThreadNumber();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { threadNumber },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory[kind], maxYoungGenerationSizeMb: 16 },
  });
  // Each call hears of an error by itself; between calls nobody waits for one.
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
    const isWhole = message !== 'next' && message.do === 'register';
    const [patience, why] = isWhole
      ? [busyMachine * bounds.wholeMs, new FileFault('too_much_work', { seconds })]
      : [timeoutMs, new FileFault('too_big_unpacked')];
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
      const timer = setTimeout(() => onError(why), patience);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(message, transfer);
    }).then(requireGood);
  }

  return {
    /** Starts the task and gives its first answer. The thread takes the bytes over. */
    async begin<T>(task: Task): Promise<T> {
      const answer = await ask(task, [task.bytes]);
      // The file of rejected rows is read a second time while it is sent: even if it took almost all its time at first, it now
      // gets as much again.
      renewTime();
      return ('head' in answer ? answer.head : undefined) as T;
    },
    /** Gives the task's items and asks for one ahead. The thread ends after the last item, or when the reader stops. */
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
