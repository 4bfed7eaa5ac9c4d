import 'server-only';
import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** Where a thread puts down its number, and how far it has come, for whoever started it. */
export const newThreadNumber = () =>
  new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

/** Puts down that a thread has come on by so much. */
export const noteProgress = (place: Int32Array, by: number) => void Atomics.add(place, 1, by);

/** Puts down that what a thread does now cannot be told in steps. */
export const noteNoSteps = (place: Int32Array) => void Atomics.store(place, 1, 0);

/** Puts down the number that Linux knows this thread by; elsewhere it stays 0. */
export function noteThreadNumber(place: Int32Array) {
  try {
    Atomics.store(place, 0, Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
  } catch {}
}

// The clock of /proc ticks so on every Linux that Node runs on.
const msPerTick = 10;

/** The processor time in milliseconds that a thread of this process has had; undefined where Linux does not say. */
export function cpuTimeOf(thread: number): number | undefined {
  if (thread === 0) return undefined;
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    // After the name, which stands in brackets and may hold anything: utime and stime, fields 14 and 15 (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}

const lookEveryMs = 100;

/** What a thread may take, in milliseconds of processor time. */
export interface CpuBounds {
  /** In all. */
  wholeMs: number;
  /** Without coming on by so many steps, from its first step on. */
  still?: { ms: number; steps: number };
}

/** Why a thread is to end: all its time is spent, or it does not come on. */
export type Spent = 'whole' | 'still';

/** Judges, look by look, the time that a thread has had and how many steps it has come. */
export function cpuJudge({ wholeMs, still }: CpuBounds) {
  let mark = { ms: 0, steps: 0 };
  return (ms: number, steps: number): Spent | undefined => {
    if (ms > wholeMs) return 'whole';
    if (!still) return undefined;
    const cameOn = steps < mark.steps || steps - mark.steps >= still.steps;
    if (steps === 0 || cameOn) mark = { ms, steps };
    return ms - mark.ms > still.ms ? 'still' : undefined;
  };
}

/**
 * Calls `onSpent` once a thread has had more processor time than it may: waiting costs it
 * nothing, however busy the machine is. Where Linux does not tell, time counts in which it was not idle. What it gives
 * lets the thread have as much again from now on, or what is said then.
 */
export function watchCpu(
  worker: Worker,
  place: Int32Array,
  bounds: CpuBounds,
  onSpent: (why: Spent) => void,
) {
  const spent = () =>
    cpuTimeOf(Atomics.load(place, 0)) ?? worker.performance.eventLoopUtilization().active;
  let before = 0;
  let judge = cpuJudge(bounds);
  const timer = setInterval(() => {
    const why = judge(spent() - before, Atomics.load(place, 1));
    if (!why) return;
    clearInterval(timer);
    onSpent(why);
  }, lookEveryMs).unref();
  worker.once('exit', () => clearInterval(timer));
  return (anew: CpuBounds = bounds) => {
    before = spent();
    judge = cpuJudge(anew);
  };
}
