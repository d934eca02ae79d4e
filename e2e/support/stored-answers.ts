import { expect, type Page } from '@playwright/test';

/** Names of the answers on the device, and what the caches hold of an account. */
export const listStored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('ggp');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const stores = [...database.objectStoreNames];
    const keys = await Promise.all(
      stores.map(
        (name) =>
          new Promise<string[]>((resolve) => {
            const request = database.transaction(name).objectStore(name).getAllKeys();
            request.onsuccess = () => resolve(request.result.map(String));
          }),
      ),
    );
    database.close();
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    return { keys: keys.flat(), cached, items: Object.entries(localStorage).flat() };
  });

/** Waits until what has each of these in its name is on the device: it is stored when the page is idle. */
export const waitStored = (page: Page, ...parts: string[]) =>
  expect
    .poll(async () => {
      const { keys } = await listStored(page);
      return parts.filter((part) => !keys.some((key) => key.includes(part)));
    })
    .toEqual([]);
