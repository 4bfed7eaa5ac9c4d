import { readToken } from '@/lib/client/request/token';
import type { Mappings } from '@/lib/imports/registers/rehearse-file';
import { discard, keep, keptUnder } from './vault';

/** What a person changed in how a register is read, and which file it is for. Nothing of its rows. */
export interface KeptReading {
  file: Pick<File, 'name' | 'size' | 'lastModified'>;
  mappings: Mappings;
}

const nameOf = (userId: string) => `register:${userId}:last`;

/** Stores it for the person's last register; removes it when nothing is changed any more. */
export async function keepReading(userId: string, { file, mappings }: KeptReading) {
  if (Object.keys(mappings).length === 0) await discard(nameOf(userId));
  else if (readToken() !== null) {
    const { name, size, lastModified } = file;
    await keep(nameOf(userId), { file: { name, size, lastModified }, mappings });
  }
}

/** Gives what the person changed last, or null. */
export async function keptReading(userId: string) {
  const name = nameOf(userId);
  return (await keptUnder<KeptReading>(name)).get(name) ?? null;
}

/** Tells whether a chosen file is the one that a reading is for. */
export const isFor = ({ file }: KeptReading, chosen: KeptReading['file']) =>
  file.name === chosen.name &&
  file.size === chosen.size &&
  file.lastModified === chosen.lastModified;
