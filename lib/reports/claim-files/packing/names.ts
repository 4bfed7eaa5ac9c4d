import { safeFileName } from '@/lib/documents/file-name';

/** In bytes. With the folders before it the path stays short enough for every system. */
const longest = 100;

// Some system refuses these in a name or reads them as something else. Joiners stay, because Devanagari needs them.
const refused = /[<>:"|?*\p{Cs}\p{Co}]/gu;
const invisible = /[\u200b\u2060-\u206f]/gu;

/** An entry's name, without deceiving characters. Its place comes first: names differ and no system reserves them. */
export function entryName(place: number, given: string) {
  const safe = safeFileName(given.normalize('NFC').replace(invisible, ''), longest).replace(
    refused,
    '_',
  );
  return `${String(place).padStart(2, '0')}-${trimmed(safe) || 'file'}`;
}

/** Some systems drop points and blanks at either end. */
function trimmed(name: string) {
  const isEdge = (at: number) => name[at] === '.' || name[at] === ' ';
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return name.slice(from, to);
}
