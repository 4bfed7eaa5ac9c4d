import { jpegOf } from './draw-jpeg';
import { photoScale } from './legible';
import { withoutExif } from './without-exif';

const quality = 0.85;

const filed = ({ name, type, lastModified }: File, parts: BlobPart[]) =>
  new File(parts, name, { type, lastModified });

async function drawn(file: File) {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await jpegOf(picture, { scale: photoScale(picture), quality });
  } finally {
    picture.close();
  }
}

/**
 * Draws a photo again: as small as people can read it, upright, and without what a camera writes into it, such as the place.
 * Where the browser cannot draw it, or a drawing would be no smaller, the photo only loses what the camera wrote. Any file that
 * is no JPEG comes back unchanged.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg') return file;
  const bare = filed(file, withoutExif(new Uint8Array(await file.arrayBuffer())));
  const blob = await drawn(file).catch(() => null);
  return blob && blob.size < bare.size ? filed(file, [blob]) : bare;
}
