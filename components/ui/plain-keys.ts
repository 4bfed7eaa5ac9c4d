const name = 'deskPlainKeys';

function read() {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

let on: boolean | undefined;
const listeners = new Set<() => void>();

/**
 * Whether keys of the desk and of documents also work without Alt; this browser stores it. Speech input, for one, may press
 * keys that nobody meant.
 */
export const plainKeys = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current() {
    on ??= read();
    return on;
  },
  set(next: boolean) {
    on = next;
    try {
      localStorage.setItem(name, next ? 'on' : 'off');
    } catch {
      // Storage is forbidden: it counts as long as the page lives.
    }
    for (const listener of listeners) listener();
  },
};
