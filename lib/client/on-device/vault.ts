/**
 * What this browser stores for the person signed in until the server has it, sealed with a key that no script can read
 * (AES-256-GCM, not extractable, in IndexedDB beside it). Without TLS, or with storage forbidden or full, it lasts as long as
 * the page.
 */
interface Entry {
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const keys = 'keys';
const entries = 'entries';
const theKey = 'key';
/** A browser that does not answer must not keep the page from opening. */
const patienceMs = 3_000;

const whilePageLives = new Map<string, string>();
/** All calls to the storage run in their order, so that a slower earlier call does not store again what a later one removed. */
let asked: Promise<unknown> = Promise.resolve();
/** How often the vault was emptied. A value that was being sealed at that moment is not stored. */
let emptied = 0;

function inTurn<T>(work: () => Promise<T>) {
  const done = asked.then(work);
  asked = done.catch(() => undefined);
  return done;
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const patiently = <T>(work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The browser keeps nothing')), patienceMs);
    }),
  ]);

function openDatabase() {
  const request = indexedDB.open('kept', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(keys);
    request.result.createObjectStore(entries, { keyPath: 'id' });
  };
  return resultOf(request);
}

/** Runs `work` on one table. Resolves once what it wrote is on the disk. */
async function inTable<T>(
  table: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(table)), done]);
    return result;
  } finally {
    database.close();
  }
}

const storedKey = () =>
  inTable<CryptoKey | undefined>(keys, 'readonly', (store) => resultOf(store.get(theKey)));

async function keyOfThisBrowser(): Promise<CryptoKey> {
  const stored = await storedKey();
  if (stored) return stored;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return inTable(keys, 'readwrite', async (store) => {
    // Another tab may have stored one first.
    const first = await resultOf<CryptoKey | undefined>(store.get(theKey));
    if (!first) store.put(made, theKey);
    return first ?? made;
  });
}

const bound = (id: string) => new TextEncoder().encode(id);

async function seal(id: string, text: string): Promise<Entry> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = { name: 'AES-GCM', iv, additionalData: bound(id) };
  const key = await keyOfThisBrowser();
  return {
    id,
    iv,
    sealed: await crypto.subtle.encrypt(cipher, key, new TextEncoder().encode(text)),
  };
}

async function unseal(key: CryptoKey, { id, iv, sealed }: Entry) {
  const cipher = { name: 'AES-GCM', iv, additionalData: bound(id) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, sealed));
}

/** Stores a value under a name and replaces the former one. Gives whether it outlives the page. */
export function keep(id: string, value: unknown): Promise<boolean> {
  const text = JSON.stringify(value);
  const before = emptied;
  return inTurn(() => write(id, text, before));
}

async function write(id: string, text: string, before: number) {
  try {
    const entry = await patiently(seal(id, text));
    if (emptied !== before) return false;
    await patiently(inTable(entries, 'readwrite', (store) => resultOf(store.put(entry))));
    whilePageLives.delete(id);
    return true;
  } catch {
    if (emptied === before) whilePageLives.set(id, text);
    return false;
  }
}

/** Gives all stored values whose names begin with `prefix`, by name. */
export async function keptUnder<T>(prefix: string): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  await patiently(
    (async () => {
      const key = await storedKey();
      if (!key) return;
      const all = await inTable<Entry[]>(entries, 'readonly', (store) =>
        resultOf(store.getAll(range())),
      );
      for (const entry of all) {
        // Its key was deleted since; nobody can read it any more.
        const text = await unseal(key, entry).catch(() => null);
        if (text !== null) found.set(entry.id, JSON.parse(text));
      }
    })(),
  ).catch(() => undefined);
  for (const [id, text] of whilePageLives) {
    if (id.startsWith(prefix)) found.set(id, JSON.parse(text));
  }
  return found;
}

/** Removes the value with this name. */
export const discard = (id: string) =>
  inTurn(async () => {
    whilePageLives.delete(id);
    await patiently(inTable(entries, 'readwrite', (store) => resultOf(store.delete(id)))).catch(
      () => undefined,
    );
  });

/** Removes everything with the key, so that nobody can read what a disk may still hold. */
export async function emptyVault() {
  emptied += 1;
  whilePageLives.clear();
  await patiently(
    (async () => {
      await inTable(keys, 'readwrite', (store) => resultOf(store.clear()));
      await inTable(entries, 'readwrite', (store) => resultOf(store.clear()));
    })(),
  ).catch(() => undefined);
}

/** Removes everything that does not belong to this person. Names of values contain the id of their owner. */
export async function keepOnlyOf(userId: string) {
  for (const id of (await keptUnder('')).keys()) if (!id.includes(`:${userId}:`)) await discard(id);
}
