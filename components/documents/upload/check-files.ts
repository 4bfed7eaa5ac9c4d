import { allowsSize, type Slot, typeByName } from '@/lib/documents/content/slots';

/** Why files were refused, the most important reason first. */
export type Refusal = 'tooMany' | 'picture' | 'type' | 'size' | 'empty';

export interface CheckedFiles {
  taken: File[];
  /** By reason, the names of the files. */
  refused: { reason: Refusal; names: string[] }[];
}

function refusalOf(slot: Slot, file: File, weighedLater: boolean): Refusal | undefined {
  if (!typeByName(slot, file.name)) return 'type';
  if (file.size === 0) return 'empty';
  return weighedLater || allowsSize(slot, file.size) ? undefined : 'size';
}

/**
 * Divides chosen files into those that a slot takes and those that it refuses. When more are good than there is room for, it
 * takes none, because it cannot know which ones the person meant. `pictures` could not become a kind that the slot takes, and
 * `weighedLater` names those that become smaller first.
 */
export function checkFiles(
  slot: Slot,
  files: readonly File[],
  room: number,
  pictures: readonly File[] = [],
  weighedLater: (file: File) => boolean = () => false,
): CheckedFiles {
  const why = (file: File) => refusalOf(slot, file, weighedLater(file));
  const good = files.filter((file) => !why(file));
  const full = good.length > room;
  const namesFor = (reason: Refusal) =>
    reason === 'tooMany'
      ? (full ? good : []).map((file) => file.name)
      : [
          ...(reason === 'picture' ? pictures : []),
          ...files.filter((file) => why(file) === reason),
        ].map((file) => file.name);
  const refused = (['tooMany', 'picture', 'type', 'size', 'empty'] as const)
    .map((reason) => ({ reason, names: namesFor(reason) }))
    .filter(({ names }) => names.length > 0);
  return { taken: full ? [] : good, refused };
}
