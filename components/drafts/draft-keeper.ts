/** Which keeper of a draft is the present one: a page that was left must not write over the one that came after. */
const present = new Map<string, symbol>();

const pauseMs = 250;

/**
 * Keeps a draft on this device while it is typed: after a short pause, one write at a time. `name` says which draft;
 * `write` tells whether what it wrote outlives the page, and so does `onKept` whenever that changes.
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
    /** From now on it writes, and an earlier one of this name does not. */
    begin() {
      present.set(name, self);
    },
    soon() {
      timer ??= setTimeout(now, pauseMs);
    },
    now,
    /** Writes nothing any more. Settles when what was being written is. */
    async end() {
      clearTimeout(timer);
      if (present.get(name) === self) present.delete(name);
      await writing;
    },
  };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;
