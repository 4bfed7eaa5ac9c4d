import type { PortalError } from '@/lib/platform/errors';
import type { Share } from './share';
import { used } from './used';

/** How much of a line one share may have. */
interface Part {
  /** Pieces of work under way at a time. */
  working: number;
  /** Pieces of work that are here: waiting, or under way. */
  here: number;
}

export interface Bounds {
  /** Pieces of work under way at a time. */
  places: number;
  /** Of these, the places that only quick work may have. */
  quick?: number;
  /** The most that networks hold together; all but one if it is left out, so that people who are known find one. */
  strangers?: number;
  /** So long after a quick try of a share did not end in time, its work counts as slow, in milliseconds. */
  slowForMs?: number;
  /** Pieces of work that are here in all. */
  here: number;
  person: Part;
  network: Part;
  /** How long one waits for its turn, in milliseconds. */
  patienceMs: number;
  /** What is thrown when this share has its part. */
  share: () => PortalError;
  /** What is thrown when the line is full, or the turn did not come in time. */
  full: () => PortalError;
}

interface Wish {
  /** It ends soon in any case, so it may have a quick place. */
  quick?: boolean | undefined;
  /** Whoever asked is gone: it is not begun any more. */
  gone?: AbortSignal | undefined;
}

/** Somebody's place in a line. */
export interface Place {
  /** Resolves on its turn, with whether the work is to be quick. Throws `full` after waiting too long, and the signal's reason when whoever asked, or the place, is gone. */
  turn(wish?: Wish): Promise<boolean>;
  /** Lets others work and stays in the line: a quick try that did not end in time comes again, as slow work. */
  rest(): void;
  /** Leaves the line; again does nothing. */
  leave(): void;
}

interface Waiting {
  share: Share;
  quick: boolean;
  begin(slow: boolean): void;
}

interface Work {
  share: Share;
  slow: boolean;
  since: number;
}

/**
 * Places for costly work in one process, taken in turn: of all who wait, whoever's share used least lately comes next, so that what one
 * share asks for delays the others by little. Networks, behind which nobody is known, never hold the last place together.
 */
export function line(bounds: Bounds, clock: () => number = Date.now) {
  const { places, quick = 0, strangers = Math.max(1, places - 1), slowForMs = 0 } = bounds;
  const here: Share[] = [];
  const waiting: Waiting[] = [];
  const underWay = new Set<Work>();
  const ledger = used(clock);
  const slowUntil = new Map<string, number>();

  const partOf = ({ kind }: Share): Part =>
    kind === 'house' ? { working: places, here: bounds.here } : bounds[kind];

  const working = (is: (work: Work) => boolean) => [...underWay].filter(is).length;

  const isSlow = ({ share, quick: isQuick }: Pick<Waiting, 'share' | 'quick'>) =>
    !isQuick || (slowUntil.get(share.key) ?? 0) > clock();

  function hasRoom(one: Waiting) {
    const { share } = one;
    if (underWay.size >= places) return false;
    if (isSlow(one) && working((work) => work.slow) >= places - quick) return false;
    const ofNetworks = working((work) => work.share.kind === 'network');
    if (share.kind === 'network' && ofNetworks >= strangers) return false;
    return working((work) => work.share.key === share.key) < partOf(share).working;
  }

  /** What a share used, with what it has under way. */
  function usedBy({ key }: Share) {
    let ms = ledger.of(key);
    for (const work of underWay) if (work.share.key === key) ms += clock() - work.since + 1;
    return ms;
  }

  /** The first that waits of each share, quick and slow: hundreds may wait, of few shares. */
  function firsts() {
    const found = new Map<string, Waiting>();
    for (const one of waiting) {
      const { share, quick: isQuick } = one;
      const alike = `${isQuick} ${share.key}`;
      if (!found.has(alike)) found.set(alike, one);
    }
    return found.values();
  }

  function goOn() {
    while (underWay.size < places) {
      let next: Waiting | undefined;
      for (const one of firsts())
        if (hasRoom(one) && (!next || usedBy(one.share) < usedBy(next.share))) next = one;
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.begin(isSlow(next));
    }
  }

  function forgetSlow() {
    for (const [key, until] of slowUntil) if (until <= clock()) slowUntil.delete(key);
  }

  function end(work: Work) {
    if (!underWay.delete(work)) return;
    ledger.add(work.share.key, clock() - work.since + 1);
    goOn();
  }

  function begun(share: Share, { quick: isQuick = false, gone }: Wish) {
    return new Promise<Work>((resolve, reject) => {
      let patience: ReturnType<typeof setTimeout> | undefined;
      const settle = () => {
        clearTimeout(patience);
        gone?.removeEventListener('abort', left);
      };
      const giveUp = (why: unknown) => {
        waiting.splice(waiting.indexOf(one), 1);
        settle();
        reject(why);
      };
      const left = () => giveUp(gone?.reason);
      const one: Waiting = {
        share,
        quick: isQuick,
        begin(slow) {
          settle();
          const work = { share, slow, since: clock() };
          underWay.add(work);
          resolve(work);
        },
      };
      if (gone?.aborted) return reject(gone.reason);
      waiting.push(one);
      goOn();
      if (!waiting.includes(one)) return;
      gone?.addEventListener('abort', left, { once: true });
      if (Number.isFinite(bounds.patienceMs))
        patience = setTimeout(() => giveUp(bounds.full()), bounds.patienceMs);
    });
  }

  /** Throws `share` when this share has its part. */
  function requireShare(share: Share) {
    if (here.filter(({ key }) => key === share.key).length >= partOf(share).here)
      throw bounds.share();
  }

  /** Lets one more in. Throws `share` when this share has its part, and `full` when the line is full. */
  function enter(share: Share): Place {
    requireShare(share);
    if (here.length >= bounds.here) throw bounds.full();
    here.push(share);
    const left = new AbortController();
    let work: Work | undefined;
    const stop = () => {
      if (work) end(work);
      work = undefined;
    };
    return {
      async turn({ quick, gone } = {}) {
        const signals = gone ? [gone, left.signal] : [left.signal];
        work = await begun(share, { quick, gone: AbortSignal.any(signals) });
        return !work.slow;
      },
      rest() {
        forgetSlow();
        if (slowForMs > 0) slowUntil.set(share.key, clock() + slowForMs);
        stop();
      },
      leave() {
        if (left.signal.aborted) return;
        left.abort();
        here.splice(here.indexOf(share), 1);
        stop();
      },
    };
  }

  return {
    enter,
    requireShare,
    /** Runs `work` on its turn. Throws as {@link Place} does. */
    async inTurn<T>(share: Share, work: () => Promise<T>, wish?: Wish) {
      const place = enter(share);
      try {
        await place.turn(wish);
        return await work();
      } finally {
        place.leave();
      }
    },
    underWay: () => ({ here: here.length, working: underWay.size }),
    /** How many wait for their turn. */
    waits: () => waiting.length,
  };
}

export type Line = ReturnType<typeof line>;
