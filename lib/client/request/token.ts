const key = 'token';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The sign-in this browser keeps, or null. Only in the browser. */
export const readToken = () => localStorage.getItem(key);

export function storeToken(token: string) {
  localStorage.setItem(key, token);
  tell();
}

export function removeToken() {
  localStorage.removeItem(key);
  tell();
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
