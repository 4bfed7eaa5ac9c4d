/** A file name's ending, in lower case and without the dot; empty when it has none. */
export const extensionOf = (fileName: string) =>
  /[^.]\.([^.\s]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** A file's name with another ending in the place of its own. */
export const withEnding = (fileName: string, ending: string) =>
  fileName.slice(0, fileName.lastIndexOf('.') + 1) + ending;

/** Endings of pictures that are made a JPG before they are sent, by a browser that can draw them. */
export const turnedPictures = [
  ...(['webp', 'avif', 'bmp', 'heic', 'heif'] as const),
  ...(['jfif', 'jpe', 'tif', 'tiff'] as const),
] as const;

/** What its program can save as PDF, or print to one. */
const printed = new Set(
  [
    'doc docm odt rtf txt pages',
    'xls xlsm xlsb csv ods numbers',
    'ppt pptx odp',
    'eml msg',
  ].flatMap((kind) => kind.split(' ')),
);

/** Whether a file is, by its name, a picture that a slot takes once it is a JPG. */
export const isTurnedPicture = (fileName: string) =>
  turnedPictures.some((ending) => ending === extensionOf(fileName));

/** Whether a file is, by its name, one that a slot takes once it is a PDF. */
export const isPrinted = (fileName: string) => printed.has(extensionOf(fileName));
