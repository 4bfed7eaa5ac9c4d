import { allowsSize, type Slot } from '@/lib/documents/content/slots';
import { isTurnedPicture } from '@/lib/documents/content/turnable';

const turned = new WeakSet<File>();

/** True for a file that was made from a picture of another kind. */
export const wasTurned = (file: File) => turned.has(file);

/**
 * True for files that become smaller before they go to a slot: photos, and turned pictures that are too large. Any other turned
 * picture keeps its size, because it may be a scan in small print.
 */
export const isMadeSmaller = (slot: Slot, file: File) =>
  file.type === 'image/jpeg' && !(wasTurned(file) && allowsSize(slot, file.size));

/** True if one of these has to become a JPG first. */
export const needTurning = (files: readonly File[]) =>
  files.some(({ name }) => isTurnedPicture(name));

/** Replaces pictures of other kinds by JPGs; `left` are those that could not become one. */
export async function turnPictures(files: readonly File[]) {
  const ready: File[] = [];
  const left: File[] = [];
  for (const file of files) {
    const made = isTurnedPicture(file.name) ? await turn(file) : file;
    if (made) ready.push(made);
    else left.push(file);
    if (made && made !== file) turned.add(made);
  }
  return { ready, left };
}

async function turn(file: File) {
  try {
    const { turnedPicture } = await import('@/lib/client/files/turned-picture');
    return await turnedPicture(file);
  } catch {
    // Without a network the code is not there yet.
    return undefined;
  }
}
