import type { Page } from '@playwright/test';

/** Kills the browser's process, as an empty battery does. Gives another tab of the same browser. */
export async function killed(page: Page) {
  const dead = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await dead;
  const next = await page.context().newPage();
  await page.close();
  return next;
}

/** Tells the page that the network is back, as a browser does. */
export const lineIsBack = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** Everything that the browser stores for this site, as text, as far as scripts can read it. */
export const browserKeeps = (page: Page) =>
  page.evaluate(async () => {
    const decoder = new TextDecoder();
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const table of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(table).objectStore(table).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        for (const row of rows)
          for (const value of Object.values(row ?? {}))
            texts.push(value instanceof ArrayBuffer ? decoder.decode(value) : String(value));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

/** Makes every write of the page to storage fail, as on a full disk. */
export const withFullDisk = (page: Page) =>
  page.addInitScript(() => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
    Storage.prototype.setItem = full;
  });

/** Makes storage throw, as in a browser that forbids it for this site. */
export const withForbiddenStorage = (page: Page) =>
  page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: forbidden });
  });
