interface State {
  begun: boolean;
  work: Set<Promise<void>>;
  endings: (() => void)[];
}

// The bundler may make several copies of a module; a process ends once.
const processGlobals = globalThis as { daavaClosing?: State };
processGlobals.daavaClosing ??= { begun: false, work: new Set(), endings: [] };
const state = processGlobals.daavaClosing;

/** Tells whether this process was told to end: it finishes its work and begins nothing that can wait. */
export const isClosing = () => state.begun;

/** Calls `ending` as soon as this process is told to end. */
export const whenClosing = (ending: () => void) => state.endings.push(ending);

export function beginClosing() {
  state.begun = true;
  for (const ending of state.endings) ending();
}

/** Announces work that outlives its answer; the process ends only after the given function was called. */
export function announceWork(): () => void {
  let done = () => {};
  const work = new Promise<void>((resolve) => {
    done = resolve;
  });
  state.work.add(work);
  work.then(() => state.work.delete(work));
  return done;
}

/** Resolves once all announced work is done. */
export async function workDone() {
  while (state.work.size > 0) await Promise.all(state.work);
}
