import { isUnanswered } from '@/lib/client/request/request';

/** A decision that the page sends once the time to undo it is over. */
export interface Deed {
  /**
   * Sends it; settles once everything that it makes stale is loaded. `leaving` says that the page will not see the answer.
   * `tell` reports progress.
   */
  send(leaving: boolean, tell: (done: number) => void): Promise<unknown>;
  /** The person has taken it back, or given it up. */
  takenBack?(): void;
}

interface HoldState {
  id: number;
  state: 'held' | 'sending' | 'failed';
  done?: number;
  error?: unknown;
}

export type Held<D extends Deed> = D & HoldState;

/** In milliseconds. */
export const undoFor = 10_000;

/** Stores decisions on the device, so that they outlive the page. */
interface Keeping<D> {
  /** Stores one as it is now: held, on its way, or failed. */
  keep(deed: D, state: HoldState['state'], error?: unknown): void;
  forget(deed: D): void;
}

/** Holds this tab's unsent decisions, oldest first. `aboutOf` says what a decision is about. */
export function holdDeeds<D extends Deed>(aboutOf: (deed: D) => string, keeping?: Keeping<D>) {
  let deeds: readonly Held<D>[] = [];
  let count = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const none: readonly Held<D>[] = [];

  function become(next: readonly Held<D>[]) {
    deeds = next;
    for (const listener of listeners) listener();
  }

  function drop(gone: (deed: Held<D>) => boolean) {
    for (const deed of deeds.filter(gone)) keeping?.forget(deed);
    become(deeds.filter((deed) => !gone(deed)));
  }
  const remove = (id: number) => drop((deed) => deed.id === id);
  const change = (id: number, to: Partial<HoldState>) =>
    become(deeds.map((deed) => (deed.id === id ? { ...deed, ...to } : deed)));

  function stop(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  async function send(id: number, leaving: boolean) {
    stop(id);
    const deed = deeds.find((one) => one.id === id);
    if (!deed || deed.state === 'sending') return;
    change(id, { state: 'sending', error: undefined });
    keeping?.keep(deed, 'sending');
    try {
      await deed.send(leaving, (done) => change(id, { done }));
      remove(id);
    } catch (error) {
      change(id, { state: 'failed', error });
      keeping?.keep(deed, 'failed', error);
    }
  }

  function add(deed: D, as: Omit<HoldState, 'id'>) {
    count += 1;
    become([...deeds, { ...deed, ...as, id: count }]);
    return count;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => deeds,
    none: () => none,
    /** Holds a decision; drops an earlier one about the same thing that failed. */
    hold(deed: D) {
      drop((one) => one.state === 'failed' && aboutOf(one) === aboutOf(deed));
      const id = add(deed, { state: 'held' });
      keeping?.keep(deed, 'held');
      timers.set(
        id,
        setTimeout(() => void send(id, false), undoFor),
      );
    },
    /** Takes back a held decision, by default the newest, and gives it. */
    undo(named?: number) {
      const deed = deeds.findLast(
        ({ id, state }) => state === 'held' && (named === undefined || id === named),
      );
      if (!deed) return undefined;
      stop(deed.id);
      remove(deed.id);
      deed.takenBack?.();
      return deed;
    },
    /** Takes over a decision that an earlier page did not send, or of which it got no answer. */
    restore: (deed: D, error: unknown) => void add(deed, { state: 'failed', error }),
    /** Sends again what was not answered, one after the other. */
    async sendUnanswered() {
      const these = deeds.filter(({ state, error }) => state === 'failed' && isUnanswered(error));
      for (const { id } of these) await send(id, false);
    },
    /** Sends one now, or tries it again. */
    again: (id: number) => void send(id, false),
    giveUp(id: number) {
      const deed = deeds.find((one) => one.id === id);
      remove(id);
      deed?.takenBack?.();
    },
    /** Sends all that are held. Settles once each has an answer. */
    sendAll: (leaving: boolean) =>
      Promise.all(
        deeds.filter(({ state }) => state === 'held').map(({ id }) => send(id, leaving)),
      ).then(() => undefined),
    /** Sends all that are held. Settles once nothing is under way, also what was sent before. */
    settle() {
      for (const { id, state } of deeds) if (state === 'held') void send(id, false);
      return new Promise<void>((resolve) => {
        const look = () => {
          if (deeds.some(({ state }) => state === 'sending')) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
    },
  };
}

export type HeldDeeds<D extends Deed> = ReturnType<typeof holdDeeds<D>>;
