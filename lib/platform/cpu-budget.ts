import 'server-only';
import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** Where a thread puts down its number, for whoever started it. */
export const newThreadNumber = () =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

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

/**
 * Calls `onSpent` once a thread has had more than `maxMs` milliseconds of processor time: waiting costs it
 * nothing, however busy the machine is. Where Linux does not tell, time counts in which it was not idle. What it gives
 * lets the thread have as much again from now on.
 */
export function watchCpu(worker: Worker, place: Int32Array, maxMs: number, onSpent: () => void) {
  const spent = () =>
    cpuTimeOf(Atomics.load(place, 0)) ?? worker.performance.eventLoopUtilization().active;
  let before = 0;
  const timer = setInterval(() => {
    if (spent() - before <= maxMs) return;
    clearInterval(timer);
    onSpent();
  }, lookEveryMs).unref();
  worker.once('exit', () => clearInterval(timer));
  return () => {
    before = spent();
  };
}
