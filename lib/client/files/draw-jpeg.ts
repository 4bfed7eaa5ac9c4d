import { readableScale } from './legible';

/** A canvas on telephones may have 16,777,216; sides are rounded, so this is a little less. */
const mostPixels = 16_700_000;

/**
 * Draws a picture as a JPEG, smaller by `scale`, or by more where the browser's canvas requires it; transparent parts turn
 * white. Null where the browser cannot write JPEG files, and where its canvas is too small for a readable picture.
 */
export async function jpegOf(
  picture: ImageBitmap | HTMLImageElement,
  { scale, quality }: { scale: number; quality: number },
): Promise<Blob | null> {
  const most = Math.sqrt(mostPixels / (picture.width * picture.height));
  if (most < readableScale(picture)) return null;
  const factor = Math.min(1, scale, most);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * factor));
  canvas.height = Math.max(1, Math.round(picture.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return blob?.type === 'image/jpeg' ? blob : null;
}
