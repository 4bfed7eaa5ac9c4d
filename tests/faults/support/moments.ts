import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The seed of the random moments: FAULTS_SEED repeats them. */
export const seed = Number(process.env.FAULTS_SEED) || randomInt(1, 2 ** 31);

/** How often each random fault is repeated; FAULTS=many repeats it more often. */
export const rounds = process.env.FAULTS === 'many' ? 30 : 2;

/** Numbers from 0 to 1 that follow from a seed (mulberry32, public domain). */
function numbersFrom(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = numbersFrom(seed);

/** Waits for a random part of something that usually takes so many milliseconds. */
export const someMomentWithin = (milliseconds: number) => pause(next() * milliseconds);
