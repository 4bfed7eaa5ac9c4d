import 'server-only';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileLocation, type Store, withStore } from './store';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A store in a directory: `{bucket}/{first two characters of the id}/{id}`. */
export function localStore(root: string): Store {
  const pathOf = ({ bucket, id }: FileLocation) => join(root, bucket, id.slice(0, 2), id);
  return {
    put: (place, path) =>
      withStore(async () => {
        const target = pathOf(place);
        await makeDirectory(dirname(target));
        await rename(path, target);
        await syncDirectory(dirname(target));
      }),
    get: (place) =>
      withStore(async () => {
        const file = await open(pathOf(place));
        return file.createReadStream();
      }),
    has: (place) =>
      withStore(async () => {
        try {
          await access(pathOf(place));
          return true;
        } catch (error) {
          if (isAbsent(error)) return false;
          throw error;
        }
      }),
    isEmpty: (bucket) =>
      withStore(async () => {
        try {
          return (await readdir(join(root, bucket))).length === 0;
        } catch (error) {
          if (isAbsent(error)) return true;
          throw error;
        }
      }),
    remove: (place) => withStore(() => rm(pathOf(place), { force: true })),
    check: () =>
      withStore(async () => {
        await mkdir(root, { recursive: true, mode: 0o700 });
        await access(root, constants.R_OK | constants.W_OK);
      }),
  };
}

/** New directories survive a power cut too. */
async function makeDirectory(path: string) {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let above = dirname(path); ; above = dirname(above)) {
    await syncDirectory(above);
    if (above === dirname(first)) return;
  }
}

/** The directory's own change must reach the disk, so that a rename survives a power cut. */
async function syncDirectory(path: string) {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
