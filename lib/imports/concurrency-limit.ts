import { PortalError } from '@/lib/platform/errors';

interface Limits {
  /** Files that are being worked on at a time. */
  working: number;
  /** Files that have arrived and are here: waiting, or being worked on. */
  inside: number;
  /** Of these, those of one person. */
  perPerson: number;
  /** How long a file waits for its turn, in milliseconds. */
  timeoutMs: number;
}

/** A file's place. */
export interface Slot {
  /** Resolves when it is this file's turn to be worked on. Throws `imports_busy` after waiting too long. */
  turn(): Promise<void>;
  /** Hands the place back; again does nothing. */
  leave(): void;
}

/**
 * Places for files of claims in one process: reading and filing one takes a processor, a database
 * connection and memory, which other calls need too.
 */
export function concurrencyLimit({ working, inside, perPerson, timeoutMs }: Limits) {
  const here: string[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  function finish() {
    busy -= 1;
    waiting.shift()?.();
  }

  function waitForTurn() {
    if (busy < working) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(end);
        busy += 1;
        resolve();
      };
      const end = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1);
        reject(full());
      }, timeoutMs);
      waiting.push(called);
    });
  }

  /** Takes a place. Throws `imports_under_way` when this person has their share, and `imports_busy` when all are taken. */
  function acquireSlot(userId: string): Slot {
    if (here.filter((id) => id === userId).length >= perPerson) throw share();
    if (here.length >= inside) throw full();
    here.push(userId);
    let [working, left] = [false, false];
    return {
      async turn() {
        await waitForTurn();
        working = true;
      },
      leave() {
        if (left) return;
        left = true;
        here.splice(here.indexOf(userId), 1);
        if (working) finish();
      },
    };
  }
  return Object.assign(acquireSlot, { underWay: () => ({ inside: here.length, working: busy }) });
}

const share = () => new PortalError('imports_under_way', { retryAfter: 10 });

const full = () => new PortalError('imports_busy', { retryAfter: 15 });

// The bundler may make several copies of a module; a process has one limit.
const processGlobals = globalThis as { daavaImportLimit?: ReturnType<typeof concurrencyLimit> };
processGlobals.daavaImportLimit ??= concurrencyLimit({
  working: 2,
  inside: 8,
  perPerson: 3,
  timeoutMs: 30_000,
});

/** Takes one of this process's places for files of claims. */
export const acquireSlot = processGlobals.daavaImportLimit;

/** How many files of claims this process is working on, and how many are here in all. */
export const importsUnderWay = acquireSlot.underWay;
