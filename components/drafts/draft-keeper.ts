/** The present keeper of each draft: a page that was left must not overwrite what its successor stores. */
const present = new Map<string, symbol>();

const pauseMs = 250;

/**
 * Stores a draft on this device while the person types: after a short pause, one write at a time. `name` identifies the draft;
 * `write` and `onKept` tell whether it outlives the page.
 */
export function draftKeeper(
  name: string,
  write: () => Promise<boolean>,
  onKept: (outlives: boolean) => void,
) {
  const self = Symbol(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let outlives: boolean | undefined;

  async function writeOnce() {
    if (present.get(name) !== self) return;
    const now = await write();
    if (now === outlives) return;
    outlives = now;
    onKept(now);
  }

  /** Writes at once. Settles when it is written. */
  function now() {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    /** From now on this keeper writes, and an earlier one of the same name does not. */
    begin() {
      present.set(name, self);
    },
    soon() {
      timer ??= setTimeout(now, pauseMs);
    },
    now,
    /** Stops writing. Settles when the last write is done. */
    async end() {
      clearTimeout(timer);
      if (present.get(name) === self) present.delete(name);
      await writing;
    },
  };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;
