import { allowsSize, type Slot } from '@/lib/documents/content/slots';
import { isTurnedPicture } from '@/lib/documents/content/turnable';

const turned = new WeakSet<File>();

/** Whether a file is what was made of a picture of another kind. */
export const wasTurned = (file: File) => turned.has(file);

/**
 * Whether a file is made smaller before it goes to a slot: a photo, and what was turned if it is too heavy. It may be a scan in
 * small print, and stays as large as it was otherwise.
 */
export const isMadeSmaller = (slot: Slot, file: File) =>
  file.type === 'image/jpeg' && !(wasTurned(file) && allowsSize(slot, file.size));

/** Whether something among these has to be made a JPG first. */
export const needTurning = (files: readonly File[]) =>
  files.some(({ name }) => isTurnedPicture(name));

/** Makes JPGs of pictures that are not taken as they are, in their places; `left` are those that could not be made one. */
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
    // Without a network it is not there yet.
    return undefined;
  }
}
