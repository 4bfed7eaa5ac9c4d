/** A window of so many dots on each side of one, as a part of the picture's width. */
const windowPart = 1 / 40;
/** How bright the paper becomes. */
const paper = 215;
/** Darker surroundings are as good as black: their noise is not made ink. */
const darkest = 20;

type Colours = Pick<ImageData, 'data' | 'width' | 'height'>;

function withoutColours({ data, width, height }: Colours) {
  // Not rounded: in the dark a whole step makes other digits.
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const byte = 4 * at;
    grey[at] =
      0.299 * (data[byte] ?? 0) + 0.587 * (data[byte + 1] ?? 0) + 0.114 * (data[byte + 2] ?? 0);
  }
  return grey;
}

/** What all dots above and left of one add up to, so that a window costs four of them. */
function summed(grey: Float32Array, width: number, height: number) {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** How bright each dot of a picture, of four bytes a dot, is beside those around it: one byte a dot, without colours, in even light. */
export function inEvenLight(picture: Colours): Uint8ClampedArray {
  const { width, height } = picture;
  const grey = withoutColours(picture);
  const sums = summed(grey, width, height);
  const wide = width + 1;
  const even = new Uint8ClampedArray(grey.length);
  const around = Math.max(1, Math.round(width * windowPart));
  for (let y = 0; y < height; y += 1) {
    const top = wide * Math.max(0, y - around);
    const bottom = wide * Math.min(height, y + around + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - around);
      const right = Math.min(width, x + around + 1);
      const all =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      const mean = all / ((right - left) * ((bottom - top) / wide));
      even[y * width + x] = (paper * (grey[y * width + x] ?? 0)) / Math.max(darkest, mean);
    }
  }
  return even;
}
