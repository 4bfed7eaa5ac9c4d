import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Line, Place } from './line';
import { house, type Share } from './share';

/** A call of somebody's that is under way. */
interface Call {
  share: Share;
  /** The line that it came through. */
  line: Line | null;
  /** Its place there, as long as it works. */
  place?: Place | undefined;
}

// The bundler may make several copies of a module; a process has one of these.
const processGlobals = globalThis as { daavaCalls?: AsyncLocalStorage<Call> };
processGlobals.daavaCalls ??= new AsyncLocalStorage();
const calls = processGlobals.daavaCalls;

/** Runs a share's call on its turn in a line; at once without one. Throws as {@link Place} does. */
export async function asCall<T>(share: Share, line: Line | null, work: () => T | Promise<T>) {
  const call: Call = { share, line };
  const place = line?.enter(share);
  try {
    await place?.turn();
    call.place = place;
    return await calls.run(call, work);
  } finally {
    call.place = undefined;
    place?.leave();
  }
}

/** Who counts as one with whoever's call is under way; the portal itself where nobody called. */
export const shareOfCall = () => calls.getStore()?.share ?? house;

/** Whether the call under way came through this line. */
export const cameThrough = (line: Line) => calls.getStore()?.line === line;

/** Whether the call under way has a place in this line. */
export const holdsPlaceIn = (line: Line) =>
  cameThrough(line) && calls.getStore()?.place !== undefined;

/** Lets others have the place of the call under way, for good: nobody waits in one line, or for the store, with a place of another. */
export function givePlace() {
  const call = calls.getStore();
  call?.place?.rest();
  if (call) call.place = undefined;
}

/** Runs `work` on the turn, in this line, of whose call is under way; at once where nobody called. Throws as {@link Place} does. */
export function inLine<T>(line: Line, work: () => Promise<T>): Promise<T> {
  givePlace();
  const call = calls.getStore();
  return call ? line.inTurn(call.share, work) : work();
}

/** Lets others have the place of the call under way while it waits for nothing but time, and then takes it again on its turn. */
export async function pausing<T>(wait: () => Promise<T>) {
  const call = calls.getStore();
  const place = call?.place;
  givePlace();
  const waited = await wait();
  await place?.turn();
  if (call) call.place = place;
  return waited;
}
