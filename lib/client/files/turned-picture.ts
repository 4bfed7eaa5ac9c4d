import { withEnding } from '@/lib/documents/content/turnable';
import { jpegOf } from './draw-jpeg';

/** At this quality small print in a scan stays sharp. */
const quality = 0.92;

const isJpeg = async (file: File) => {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return first === 0xff && second === 0xd8 && third === 0xff;
};

/** Safari draws more kinds of pictures as an element of the page. */
async function drawnInPage(file: File) {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return await jpegOf(picture, { scale: 1, quality });
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

async function drawn(file: File) {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await jpegOf(picture, { scale: 1, quality });
  } finally {
    picture.close();
  }
}

/**
 * Turns a picture of another kind into a JPG: upright, in full size, and without what a camera writes into it. A file that
 * holds a JPG already only gets a matching name. Undefined where this browser cannot draw the picture.
 */
export async function turnedPicture(file: File): Promise<File | undefined> {
  const name = withEnding(file.name, 'jpg');
  const { lastModified } = file;
  if (await isJpeg(file)) return new File([file], name, { type: 'image/jpeg', lastModified });
  const blob = await drawn(file)
    .catch(() => drawnInPage(file))
    .catch(() => null);
  return blob ? new File([blob], name, { type: 'image/jpeg', lastModified }) : undefined;
}
