import { type Answer, type CallOptions, call } from '@/tests/support/http/api';

/** A call that is made again and again. */
export interface Repeated extends CallOptions {
  method: string;
  path: string;
}

/** How one call went, in milliseconds of the test's own clock. */
export interface LiveNotice {
  what: string;
  began: number;
  ended: number;
  status: number;
  retryAfter: string | null;
}

/** Repeats these calls in turn, `width` at a time, until told to stop. */
export function keepCalling(address: string, calls: readonly (() => Repeated)[], width = 6) {
  const told: LiveNotice[] = [];
  const waiting = new Set<() => void>();
  let [going, turn] = [true, 0];
  async function one() {
    while (going) {
      const make = calls[turn++ % calls.length];
      if (!make) return;
      const { method, path, ...options } = make();
      const began = performance.now();
      const answer: Pick<Answer<unknown>, 'status' | 'headers'> = await call(
        method,
        `${address}${path}`,
        options,
      ).catch(() => ({ status: 0, headers: new Headers() }));
      const { status, headers } = answer;
      const what = `${method} ${path}`;
      const retryAfter = headers.get('Retry-After');
      told.push({ what, began, ended: performance.now(), status, retryAfter });
      for (const look of waiting) look();
    }
  }
  const working = Promise.all(Array.from({ length: width }, one));
  return {
    told,
    /** Waits until so many calls that began after this moment have been answered. */
    answers: (count: number, since = performance.now()) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (told.filter(({ began }) => began > since).length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      }),
    end: async () => {
      going = false;
      await working;
    },
  };
}
