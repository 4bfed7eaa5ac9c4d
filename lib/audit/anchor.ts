/**
 * The last entry of the audit trail at some time: its number and its hash in hexadecimal. The hash depends on all entries
 * before it.
 */
export interface Anchor {
  id: string;
  hash: string;
}

const shape = /(?<!\w)(\d{1,18}):([0-9a-f]{64})(?!\w)/g;

/** An anchor as it is written down, such as `120:9f86…`. */
export const written = ({ id, hash }: Anchor) => `${id}:${hash}`;

/** The anchors in a text, such as a letter or a log. */
export const anchorsIn = (text: string): Anchor[] =>
  [...text.matchAll(shape)].map(([, id = '', hash = '']) => ({ id, hash }));
