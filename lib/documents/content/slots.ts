import { buckets } from '@/lib/reference/buckets';
import { extensionOf, turnedPictures, withEnding } from './turnable';

const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
} as const;

/** In lower case and without the dot. */
export type Extension = keyof typeof mimeTypes;

/** As answers and the database name them. */
export type MimeType = (typeof mimeTypes)[Extension];

export interface Slot {
  bucketName: string;
  extensions: readonly Extension[];
  maxBytes: number;
  /** On one claim in all, or with one message. */
  maxFiles: number;
  countedOn: 'claim' | 'message';
}

const megabyte = 1024 * 1024;
const tenMegabytes = 10 * megabyte;

/** The input's `accept`, both checks and the hint derive from here. */
export const slots = {
  claim: {
    bucketName: buckets.claim,
    extensions: ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png', 'gif'],
    // "Smaller than 10MB": ten megabytes themselves are too many.
    maxBytes: tenMegabytes - 1,
    maxFiles: 10,
    countedOn: 'claim',
  },
  chat: {
    bucketName: buckets.chat,
    extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'jpg', 'jpeg', 'png', 'gif'],
    maxBytes: tenMegabytes,
    maxFiles: 5,
    countedOn: 'message',
  },
} as const satisfies Record<string, Slot>;

export const allSlots = Object.values<Slot>(slots) as [Slot, ...Slot[]];

/** The slot that keeps its files in this bucket; undefined for none. */
export const slotOfBucket = (bucketName: string) =>
  allSlots.find((slot) => slot.bucketName === bucketName);

/** The type that a slot takes a file of this name as; undefined when it does not. */
export function typeByName(slot: Pick<Slot, 'extensions'>, fileName: string): MimeType | undefined {
  const extension = slot.extensions.find((taken) => taken === extensionOf(fileName));
  return extension && mimeTypes[extension];
}

/** Gives a file's name the ending of its actual type, unless it has one. */
export function namedAs(type: MimeType, fileName: string) {
  const endings = Object.keys(mimeTypes) as Extension[];
  if (typeByName({ extensions: endings }, fileName) === type) return fileName;
  const ending = endings.find((one) => mimeTypes[one] === type);
  return withEnding(fileName, ending ?? '');
}

/** The most that a file may have, as sentences say it: "10MB". */
export const sizeLimitOf = ({ maxBytes }: Pick<Slot, 'maxBytes'>) =>
  `${Math.ceil(maxBytes / megabyte)}MB`;

/** Tells whether a slot takes a file of this size; never an empty one. */
export const allowsSize = (slot: Pick<Slot, 'maxBytes'>, bytes: number) =>
  bytes > 0 && bytes <= slot.maxBytes;

/** A file input's `accept`, with pictures that the browser first makes a JPG. */
export const acceptOf = ({ extensions }: Pick<Slot, 'extensions'>) =>
  [...extensions, ...(extensions.includes('jpg') ? turnedPictures : [])]
    .map((ending) => `.${ending}`)
    .join(',');

const inlineTypes: readonly string[] = [
  mimeTypes.pdf,
  mimeTypes.png,
  mimeTypes.jpg,
  mimeTypes.gif,
] satisfies MimeType[];

/** Tells whether a browser may show a file inside the portal; others are only downloaded. */
export const mayShowInline = (mimeType: string) => inlineTypes.includes(mimeType);
