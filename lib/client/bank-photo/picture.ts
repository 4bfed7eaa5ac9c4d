import { inEvenLight } from './grey';

/** In dots: small print of a passbook that fills the picture stays readable. */
const width = 1_600;
/** What a telephone with little memory holds several times. A picture that is longer than two telephones becomes narrower. */
const mostDots = 4_000_000;

/** How much larger a picture becomes before it is read. */
export const scaleOf = (picture: { width: number; height: number }) =>
  Math.min(width / picture.width, Math.sqrt(mostDots / (picture.width * picture.height)));

function drawn(picture: ImageBitmap) {
  const scale = scaleOf(picture);
  const wide = Math.max(1, Math.round(picture.width * scale));
  const high = Math.max(1, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, wide, high);
  picture.close();
  return context.getImageData(0, 0, wide, high);
}

/** A photo in even light, as a PGM file, which takes no time to write. Closes the photo. */
export function preparedPhoto(photo: ImageBitmap): Uint8Array {
  const picture = drawn(photo);
  const head = new TextEncoder().encode(`P5\n${picture.width} ${picture.height}\n255\n`);
  const dots = inEvenLight(picture);
  const prepared = new Uint8Array(head.length + dots.length);
  prepared.set(head);
  prepared.set(dots, head.length);
  return prepared;
}
