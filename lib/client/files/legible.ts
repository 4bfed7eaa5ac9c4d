/** In pixels, of the shorter side: a page in small print, and a telephone's screen in its whole width, can be read. */
const readableSide = 1_000;
/** As many as a photo of a page needs. */
const enoughDots = 1_600 * 1_200;

interface Size {
  width: number;
  height: number;
}

/** The least scale at which a picture can be read: its shorter side keeps 1,000 pixels, or all that it has. */
export const readableScale = ({ width, height }: Size) =>
  Math.min(1, readableSide / Math.min(width, height));

/** The scale of a photo that is made smaller: about two million pixels are left, or more where it could not be read. */
export const photoScale = ({ width, height }: Size) =>
  Math.max(readableScale({ width, height }), Math.min(1, Math.sqrt(enoughDots / (width * height))));
