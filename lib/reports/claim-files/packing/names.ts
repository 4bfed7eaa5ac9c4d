import { safeFileName } from '@/lib/documents/file-name';

/** In bytes. With the folders before it the path stays short enough for every system. */
const longest = 100;

// Characters that some system refuses in a name or reads as something else. Joiners stay, because Devanagari needs them.
const refused = /[<>:"|?*\p{Cs}\p{Co}]/gu;
const invisible = /[\u200b\u2060-\u206f]/gu;

/**
 * The name of an archive's entry for a file that a person named. The place comes first, so that names differ and none is a name
 * that some system reserves. Removes folders and characters that deceive the eye.
 */
export function entryName(place: number, given: string) {
  const safe = safeFileName(given.normalize('NFC').replace(invisible, ''), longest).replace(
    refused,
    '_',
  );
  return `${String(place).padStart(2, '0')}-${trimmed(safe) || 'file'}`;
}

/** The name without points and blanks at either end, which some systems drop. */
function trimmed(name: string) {
  const isEdge = (at: number) => name[at] === '.' || name[at] === ' ';
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return name.slice(from, to);
}
