import { jpegOf } from './draw-jpeg';
import { withoutExif } from './without-exif';

/** In pixels: enough to read a page of small print. */
const longestSide = 1_600;
const quality = 0.85;

const filed = ({ name, type, lastModified }: File, parts: BlobPart[]) =>
  new File(parts, name, { type, lastModified });

/**
 * A photo drawn again: at most 1,600 pixels long, upright, and without what a camera writes into it, such as the place. A photo
 * that this browser cannot draw only loses what the camera wrote. Any file that is no JPEG comes back unchanged.
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
    // Falls through to the lines below.
  }
  return filed(file, withoutExif(new Uint8Array(await file.arrayBuffer())));
}
