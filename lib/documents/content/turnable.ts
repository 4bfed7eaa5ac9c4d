/** In lower case and without the dot; '' when there is none. */
export const extensionOf = (fileName: string) =>
  /[^.]\.([^.\s]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Gives a file's name another ending. */
export const withEnding = (fileName: string, ending: string) =>
  fileName.slice(0, fileName.lastIndexOf('.') + 1) + ending;

/** A browser that can draw these makes them a JPG before it sends them. */
export const turnedPictures = [
  ...(['webp', 'avif', 'bmp', 'heic', 'heif'] as const),
  ...(['jfif', 'jpe', 'tif', 'tiff'] as const),
] as const;

/** Their programs can save these as PDF, or print to one. */
const printed = new Set(
  [
    'doc docm odt rtf txt pages',
    'xls xlsm xlsb csv ods numbers',
    'ppt pptx odp',
    'eml msg',
  ].flatMap((kind) => kind.split(' ')),
);

/** Tells by a file's name whether a slot takes it once it is a JPG. */
export const isTurnedPicture = (fileName: string) =>
  turnedPictures.some((ending) => ending === extensionOf(fileName));

/** Tells by a file's name whether a slot takes it once it is a PDF. */
export const isPrinted = (fileName: string) => printed.has(extensionOf(fileName));
