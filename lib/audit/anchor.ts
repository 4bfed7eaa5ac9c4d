/** The audit trail's last entry at some time, with its hash in hexadecimal, which depends on all entries before it. */
export interface Anchor {
  id: string;
  hash: string;
}

const shape = /(?<!\w)(\d{1,18}):([0-9a-f]{64})(?!\w)/g;

/** Writes an anchor down: `120:9f86…`. */
export const written = ({ id, hash }: Anchor) => `${id}:${hash}`;

/** Finds the anchors in a text, such as a letter or a log. */
export const anchorsIn = (text: string): Anchor[] =>
  [...text.matchAll(shape)].map(([, id = '', hash = '']) => ({ id, hash }));
