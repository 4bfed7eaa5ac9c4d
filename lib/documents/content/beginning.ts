import { markupOrScript } from './text-content';

export type Beginning =
  | 'pdf'
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'picture'
  | 'archive'
  | 'compound'
  | 'text'
  | 'other';

const magic: [string, Beginning][] = [
  ['89504e470d0a1a0a', 'png'],
  ['ffd8ff', 'jpeg'],
  ['474946383761', 'gif'],
  ['474946383961', 'gif'],
  ['504b0304', 'archive'],
  ['d0cf11e0a1b11ae1', 'compound'],
  ['49492a00', 'picture'],
  ['4d4d002a', 'picture'],
];

/** WEBP; HEIC, AVIF and their like; BMP, known by the zeros behind its size, since many a text begins with its two letters. */
const otherPicture = /^(RIFF.{4}WEBP|.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1|avi[fs])|BM.{4}\0{4})/s;

const runs = /^(MZ|\x7fELF)/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of them
const bytesOfNoText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Judges a file by its first kilobyte. */
export function beginningOf(head: Buffer): Beginning {
  const known = magic.find(([hex]) => head.toString('hex', 0, hex.length / 2) === hex);
  if (known) return known[1];
  const text = head.toString('latin1');
  if (otherPicture.test(text)) return 'picture';
  if (runs.test(text)) return 'other';
  if (beginsPdf(text)) return 'pdf';
  return bytesOfNoText.test(text) && !/^(\xff\xfe|\xfe\xff)/.test(text) ? 'other' : 'text';
}

/** Viewers find a PDF after lines of servers, printers and mail programs; but a web page or a script before it stays one. */
function beginsPdf(text: string) {
  const at = text.indexOf('%PDF-');
  const before = text.slice(0, Math.max(0, at)).replace(/^\xef\xbb\xbf/, '');
  return at >= 0 && !markupOrScript.test(before) && !/<[!?/a-z]/i.test(before);
}
