import { type ErrorCode, PortalError } from './errors';

interface Limits {
  /** Pieces of work under way at a time. */
  working: number;
  /** Pieces of work that are here: waiting, or under way. */
  inside: number;
  /** Of these, those of one person. */
  perPerson: number;
  /** How long one waits for its turn, in milliseconds. */
  timeoutMs: number;
  /** What is thrown when this person has their share. */
  share: () => PortalError;
  /** What is thrown when all places are taken, or none became free in time. */
  full: () => PortalError;
}

/** Lets one piece of work be here. */
export interface Permit {
  /** Resolves when it is its turn to be worked on. Throws `full` after waiting too long. */
  turn(): Promise<void>;
  /** Hands the permit back; again does nothing. */
  leave(): void;
}

/**
 * Places for costly work in one process: it takes a processor, a database connection and memory, which
 * other calls need too. Each process counts for itself.
 */
export function concurrencyLimit({ working, inside, perPerson, timeoutMs, share, full }: Limits) {
  const here: string[] = [];
  const waiting: (() => void)[] = [];
  let underWay = 0;

  function finish() {
    underWay -= 1;
    waiting.shift()?.();
  }

  function waitForTurn() {
    if (underWay < working) {
      underWay += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(end);
        underWay += 1;
        resolve();
      };
      const end = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1);
        reject(full());
      }, timeoutMs);
      waiting.push(called);
    });
  }

  /** Throws `share` when this person has their share. */
  function requireShare(userId: string) {
    if (here.filter((id) => id === userId).length >= perPerson) throw share();
  }

  /** Lets one more in. Throws `share` when this person has theirs, and `full` when all are taken. */
  function acquirePermit(userId: string): Permit {
    requireShare(userId);
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
  return {
    acquirePermit,
    requireShare,
    underWay: () => ({ inside: here.length, working: underWay }),
  };
}

type LimitName =
  | 'imports'
  | 'imports of professionals'
  | 'exports'
  | 'published files'
  | 'comparisons';

type ConcurrencyLimit = ReturnType<typeof concurrencyLimit>;

// The bundler may make several copies of a module; a process has one limit of each name.
const processGlobals = globalThis as { daavaConcurrencyLimits?: Map<string, ConcurrencyLimit> };

/** This process's places for one kind of work. */
export function processLimit(name: LimitName, limits: Limits): ConcurrencyLimit {
  processGlobals.daavaConcurrencyLimits ??= new Map();
  const known = processGlobals.daavaConcurrencyLimits.get(name) ?? concurrencyLimit(limits);
  processGlobals.daavaConcurrencyLimits.set(name, known);
  return known;
}

/** A refusal to come back after so many seconds. */
export const busy =
  (code: ErrorCode, retryAfter: number): (() => PortalError) =>
  () =>
    new PortalError(code, { retryAfter });
