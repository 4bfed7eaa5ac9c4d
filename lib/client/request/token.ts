const key = 'token';
/** That the sign-in ended by itself: kept for other tabs, and for a page that is loaded anew. */
const endedKey = 'token-ended';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The sign-in, and that it ended, as far as the browser keeps nothing: as long as the page lives. */
let unkept: string | null = null;
let unkeptEnd = false;

/** The sign-in this browser keeps, or null. Only in the browser. */
export function readToken() {
  try {
    return localStorage.getItem(key) || unkept;
  } catch {
    return unkept;
  }
}

export function storeToken(token: string) {
  unkeptEnd = false;
  unkept = null;
  try {
    localStorage.removeItem(endedKey);
    localStorage.setItem(key, token);
  } catch {
    unkept = token;
  }
  tell();
}

/** Forgets the sign-in; `dead` when it was not its owner who ended it here, `quiet` when this page is not to be told. */
export function removeToken({ dead = false, quiet = false } = {}) {
  unkeptEnd = dead;
  unkept = null;
  try {
    if (dead) localStorage.setItem(endedKey, 'yes');
    else localStorage.removeItem(endedKey);
    localStorage.removeItem(key);
  } catch {
    // It keeps none.
  }
  if (!quiet) tell();
}

/** Whether the last sign-in of this browser ended by itself: it had run out, or was ended elsewhere. */
export function hasEnded() {
  try {
    return localStorage.getItem(endedKey) !== null;
  } catch {
    return unkeptEnd;
  }
}

/** Calls back when the sign-in changes in another tab. */
export function watchOtherTabs(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls back when the sign-in changes, in this tab or in another one. */
export function watchToken(listener: () => void) {
  listeners.add(listener);
  const stopWatching = watchOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}
