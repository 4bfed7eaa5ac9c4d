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

/** Holds this tab's unsent decisions, oldest first. `aboutOf` says what a decision is about. */
export function holdDeeds<D extends Deed>(aboutOf: (deed: D) => string) {
  let deeds: readonly Held<D>[] = [];
  let count = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const none: readonly Held<D>[] = [];

  function become(next: readonly Held<D>[]) {
    deeds = next;
    for (const listener of listeners) listener();
  }

  const remove = (id: number) => become(deeds.filter((deed) => deed.id !== id));
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
    try {
      await deed.send(leaving, (done) => change(id, { done }));
      remove(id);
    } catch (error) {
      change(id, { state: 'failed', error });
    }
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
      count += 1;
      const id = count;
      become([
        ...deeds.filter((one) => aboutOf(one) !== aboutOf(deed) || one.state !== 'failed'),
        { ...deed, id, state: 'held' },
      ]);
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
