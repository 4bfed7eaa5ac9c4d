let open = false;
const listeners = new Set<() => void>();

/** Whether the palette is open; a button of the header opens it, as well as its key. */
export const paletteState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => open,
  closed: () => false,
  set(next: boolean) {
    open = next;
    for (const listener of listeners) listener();
  },
};
