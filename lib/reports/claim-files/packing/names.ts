import { safeFileName } from '@/lib/documents/file-name';

/** In bytes; with the folders before it a path stays short enough for every system. */
const longest = 100;

// What some system refuses in a name, or reads as something else; joiners stay, Devanagari needs them.
const refused = /[<>:"|?*\p{Cs}\p{Co}]/gu;
const invisible = /[\u200b\u2060-\u206f]/gu;

/**
 * The name of an entry of an archive for a file that somebody named: its place first, so that no two are the same and none
 * is a name that some system keeps for itself; without folders, and without what deceives the eye.
 */
export function entryName(place: number, given: string) {
  const safe = safeFileName(given.normalize('NFC').replace(invisible, ''), longest).replace(
    refused,
    '_',
  );
  return `${String(place).padStart(2, '0')}-${trimmed(safe) || 'file'}`;
}

/** Without points and blanks at either end, which some systems drop. */
function trimmed(name: string) {
  const isEdge = (at: number) => name[at] === '.' || name[at] === ' ';
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return name.slice(from, to);
}
