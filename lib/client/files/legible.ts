/**
 * In pixels, of the shorter side: so small, people can still read a page in small print, or a telephone's screen in its whole
 * width.
 */
const readableSide = 1_000;
/** A photo of a page needs no more. */
const enoughDots = 1_600 * 1_200;

interface Size {
  width: number;
  height: number;
}

/** Gives the least scale at which people can read a picture: its shorter side keeps 1,000 pixels, or all that it has. */
export const readableScale = ({ width, height }: Size) =>
  Math.min(1, readableSide / Math.min(width, height));

/** Gives the scale of a photo that is made smaller: about two million pixels, or more where nobody could read it otherwise. */
export const photoScale = ({ width, height }: Size) =>
  Math.max(readableScale({ width, height }), Math.min(1, Math.sqrt(enoughDots / (width * height))));
