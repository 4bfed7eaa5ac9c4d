import { jpegOf } from './draw-jpeg';
import { withoutExif } from './without-exif';

/** Enough to read a page of small print. */
const longestSide = 1_600;
const quality = 0.85;

const filed = ({ name, type, lastModified }: File, parts: BlobPart[]) =>
  new File(parts, name, { type, lastModified });

/**
 * A photo drawn anew: at most 1,600 pixels long, upright, and without what a camera writes into it, such as where it was
 * taken. One that this browser cannot draw loses what the camera wrote alone; what is no JPEG is given back as it is.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = longestSide / Math.max(picture.width, picture.height);
    const blob = await jpegOf(picture, { scale, quality });
    picture.close();
    if (blob) return filed(file, [blob]);
  } catch {
    // As below.
  }
  return filed(file, withoutExif(new Uint8Array(await file.arrayBuffer())));
}
