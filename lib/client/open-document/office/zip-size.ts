const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;

/**
 * Gives the size to which the entries of a zip unpack, by the directory at its end; infinite without a valid directory. Code
 * that unpacks stops at these sizes.
 */
export function unpackedBytes(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return Number.POSITIVE_INFINITY;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature)
      return Number.POSITIVE_INFINITY;
    sum += view.getUint32(at + 24, true);
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += lengths.reduce((total, length) => total + length, entryBytes);
  }
  return sum;
}

/** Finds the end record, after which a comment of up to 64 KiB may follow; -1 without one. */
function endOf(view: DataView) {
  const first = Math.max(0, view.byteLength - endBytes - 0xffff);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return -1;
}
