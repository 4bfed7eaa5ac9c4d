interface Asked {
  result: unknown;
  onsuccess?: () => void;
  onupgradeneeded?: () => void;
}

interface Range {
  lower: string;
  upper: string;
}

type Row = Record<string, unknown>;

/** As much of IndexedDB as a page needs to keep things on a device, in memory. `rowsOf` gives what a table holds. */
export function keptInMemory() {
  const tables = new Map<string, Map<unknown, unknown>>();
  const keyPaths = new Map<string, string | undefined>();

  /** Answers once whoever asked listens. */
  function answered(result: unknown, then?: () => void) {
    const asked: Asked = { result };
    setImmediate(() => {
      asked.onsuccess?.();
      then?.();
    });
    return asked;
  }

  function transaction(name: string) {
    const rows = tables.get(name) ?? new Map();
    const keyPath = keyPaths.get(name);
    const running: { oncomplete?: () => void } = {};
    let open = 0;
    /** Ends once nothing more is asked in it. */
    const end = () => {
      open -= 1;
      setImmediate(() => open === 0 && running.oncomplete?.());
    };
    const ask = (result?: unknown) => {
      open += 1;
      return answered(result, end);
    };
    const objectStore = () => ({
      get: (key: unknown) => ask(rows.get(key)),
      getAll: ({ lower, upper }: Range) =>
        ask([...rows].flatMap(([key, row]) => (lower <= key && key <= upper ? [row] : []))),
      put(row: unknown, key?: unknown) {
        rows.set(keyPath === undefined ? key : (row as Row)[keyPath], row);
        return ask();
      },
      delete: (key: unknown) => ask(rows.delete(key)),
      clear: () => ask(rows.clear()),
    });
    return Object.assign(running, { objectStore });
  }

  const database = {
    transaction,
    close() {},
    createObjectStore(name: string, { keyPath }: { keyPath?: string } = {}) {
      tables.set(name, new Map());
      keyPaths.set(name, keyPath);
    },
  };
  const indexedDB = {
    open() {
      const asked = answered(database);
      // It is new when nothing made its tables yet.
      queueMicrotask(() => tables.size === 0 && asked.onupgradeneeded?.());
      return asked;
    },
  };
  const IDBKeyRange = { bound: (lower: string, upper: string): Range => ({ lower, upper }) };
  Object.assign(globalThis, { indexedDB, IDBKeyRange });
  return { rowsOf: (name: string) => [...(tables.get(name)?.values() ?? [])] };
}
