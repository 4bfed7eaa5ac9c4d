import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod/mini';
import { inOutbox } from './send';

const storedLetter = z.object({
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** `sentAt` is ISO 8601 UTC. */
export type StoredLetter = z.infer<typeof storedLetter> & { id: string };

const max = 100;

/** The newest letters of the trial's outbox, newest first; at most 100. */
export async function newestLetters(): Promise<StoredLetter[]> {
  const names = await readdir(inOutbox()).catch(emptyWhenAbsent);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, max);
  const letters = await Promise.all(newest.map((name) => letterById(name.slice(0, -5))));
  return letters.filter((letter) => letter !== null);
}

/** One letter of the outbox; null when there is none of that id. */
export async function letterById(id: string): Promise<StoredLetter | null> {
  if (!/^[\w-]{1,100}$/.test(id)) return null;
  try {
    const text = await readFile(inOutbox(`${id}.json`), 'utf8');
    return { ...storedLetter.parse(JSON.parse(text)), id };
  } catch {
    return null;
  }
}

function emptyWhenAbsent(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
