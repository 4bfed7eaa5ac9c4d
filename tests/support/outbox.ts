import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from './until';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The letters of the trial's outbox to this address, oldest first. */
export async function lettersTo(address: string) {
  const folder = path.join(process.env.DATA_DIR ?? 'data', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const letters = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return letters.map((text) => JSON.parse(text) as Letter).filter(({ to }) => to === address);
}

/** Waits for a letter to this address with this subject and gives the newest. */
export const letterAbout = (address: string, subject: string) =>
  until(async () =>
    (await lettersTo(address)).filter((letter) => letter.subject === subject).at(-1),
  );
