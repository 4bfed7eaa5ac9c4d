import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inDataFolder } from '@/lib/platform/data-folder';
import { withStore } from './store';

export const documentsDirectory = () => inDataFolder('documents');

// On the documents' file system, so that a finished file moves there in one step.
const spoolDirectory = () => join(documentsDirectory(), 'incoming');

/** Writes a stream to a new file and gives its path, or leaves nothing. Throws `store_unavailable` when the disk refuses. */
export function spool(content: AsyncIterable<Uint8Array>): Promise<string> {
  return withStore(async () => {
    await mkdir(spoolDirectory(), { recursive: true, mode: 0o700 });
    const path = join(spoolDirectory(), randomUUID());
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of content) await file.writeFile(chunk);
      await file.sync();
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
    await file.close();
    return path;
  });
}

/** Opens a new file to write and to read. It has no name any more, so nothing of it is left once it is closed. Throws `store_unavailable`. */
export function nameless(): Promise<FileHandle> {
  return withStore(async () => {
    await mkdir(spoolDirectory(), { recursive: true, mode: 0o700 });
    const path = join(spoolDirectory(), randomUUID());
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  });
}

/** The bytes of a spooled file; opens it when somebody asks for the first ones. */
export async function* spooled(path: string): AsyncGenerator<Uint8Array> {
  yield* await withStore(async () => (await open(path)).createReadStream());
}

/** Removes a spooled file, if it is still there. */
export const unspool = (path: string) => withStore(() => rm(path, { force: true }));

/** Removes files that nobody wrote to for `seconds`: their processes were killed half-way. */
export function sweepSpool(seconds: number) {
  return withStore(async () => {
    await mkdir(spoolDirectory(), { recursive: true, mode: 0o700 });
    for (const name of await readdir(spoolDirectory())) {
      const path = join(spoolDirectory(), name);
      const written = await stat(path).catch(() => null);
      if (written && written.mtimeMs < Date.now() - seconds * 1000) await unspool(path);
    }
  });
}
