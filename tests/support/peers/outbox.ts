import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@/tests/support/until';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

// Caches letters by their file, since a letter does not change and there are thousands.
const read = new Map<string, Letter>();

/** The letters of the trial's outbox to this address, oldest first. */
export async function lettersTo(address: string) {
  const folder = path.join(process.env.DATA_DIR ?? 'data', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  for (const name of files) {
    if (read.has(name)) continue;
    read.set(name, JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Letter);
  }
  return files.flatMap((name) => read.get(name) ?? []).filter(({ to }) => to === address);
}

/** Waits for a letter to this address with this subject and gives the newest. */
export const letterAbout = (address: string, subject: string) =>
  until(async () =>
    (await lettersTo(address)).filter((letter) => letter.subject === subject).at(-1),
  );
