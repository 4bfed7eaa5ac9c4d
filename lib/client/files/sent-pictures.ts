const drawn = new Set(['image/jpeg', 'image/png', 'image/gif']);

export const isDrawn = ({ type }: File) => drawn.has(type);

const sent = new Map<string, File>();

/** Remembers, as long as the page lives, which picture on this device became this document. */
export function noteSent(documentId: string, file: File) {
  if (isDrawn(file)) sent.set(documentId, file);
}

/** Gives the picture on this device that became this document, to show it without the server. */
export const sentPicture = (documentId: string) => sent.get(documentId);
