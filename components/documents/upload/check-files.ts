import { allowsSize, type Slot, typeByName } from '@/lib/documents/content/slots';

/** Why files were not taken, in the order in which it matters to whoever chose them. */
export type Refusal = 'tooMany' | 'picture' | 'type' | 'size' | 'empty';

export interface CheckedFiles {
  taken: File[];
  /** For each reason the names it befell. */
  refused: { reason: Refusal; names: string[] }[];
}

function refusalOf(slot: Slot, file: File, weighedLater: boolean): Refusal | undefined {
  if (!typeByName(slot, file.name)) return 'type';
  if (file.size === 0) return 'empty';
  return weighedLater || allowsSize(slot, file.size) ? undefined : 'size';
}

/**
 * Parts chosen files into those a slot takes and those it does not. When more are good than there is
 * room for, none is taken: which ones were meant is not ours to guess. `pictures` could not be made what is taken, and
 * `weighedLater` names those that are made smaller first.
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
