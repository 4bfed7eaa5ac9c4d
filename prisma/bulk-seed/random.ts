/** A source of chance that gives the same at every run: from the same throw on, the same numbers follow. */
export function randomFrom(start: number) {
  let state = Math.imul(start + 1, 0x9e3779b1) | 0;
  /** From 0 to below 1. */
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(roll() * (max - min + 1));
  return {
    roll,
    /** A whole number, both ends included. */
    whole,
    digits: (length: number) =>
      Array.from({ length }, (_, at) => whole(at === 0 ? 1 : 0, 9)).join(''),
    /** One of a list that has at least one. */
    pick<T>(list: readonly [T, ...T[]]): T {
      return list[whole(0, list.length - 1)] ?? list[0];
    },
  };
}

export type Random = ReturnType<typeof randomFrom>;
