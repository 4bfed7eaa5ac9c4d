import { isMadeSmaller } from '@/components/documents/upload/turn-pictures';
import { withoutExif } from '@/lib/client/files/without-exif';
import { slots } from '@/lib/documents/content/slots';

const originals = new WeakMap<File, File>();

export const originalOf = (file: File) => originals.get(file);

export const isPhoto = (file: File) => isMadeSmaller(slots.chat, file);

/** Makes photos smaller and removes the place where they were taken; keeps other files as they are. */
export const smallerPhotos = (files: readonly File[]) =>
  Promise.all(
    files.map(async (file) => {
      if (!isPhoto(file)) return file;
      const made = await smaller(file);
      originals.set(made, file);
      return made;
    }),
  );

async function smaller(file: File) {
  try {
    const { smallerPhoto } = await import('@/lib/client/files/smaller-photo');
    return await smallerPhoto(file);
  } catch {
    // Without a network the code that draws is missing; the place goes all the same.
    const { name, type, lastModified } = file;
    const parts = withoutExif(new Uint8Array(await file.arrayBuffer()));
    return new File(parts, name, { type, lastModified });
  }
}
