const marker = 0xff;
const startOfImage = 0xd8;
const startOfScan = 0xda;
/** It holds EXIF and XMP. */
const app1 = 0xe1;

/** Gives the segments of a JPEG before its picture: where each begins, and where the next one does. */
function* partsOf(bytes: Uint8Array) {
  let at = 2;
  while (bytes[at] === marker) {
    const kind = bytes[at + 1] ?? startOfScan;
    if (kind === startOfScan) return;
    // The length of a segment includes its own two bytes.
    const next = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (next < at + 4 || next > bytes.length) return;
    yield { kind, at, next };
    at = next;
  }
}

/** Before the TIFF structure of EXIF: marker, length, "Exif" and two zeros. */
const headBytes = 10;
const entryBytes = 12;
const orientationTag = 0x0112;

/** Reads how a camera held the picture, 1 to 8 (EXIF 2.32, 4.6.4): 1, upright, where the segment does not say. */
function orientationIn(part: Uint8Array) {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  try {
    // "Exif", then II or MM: the order of bytes.
    if (view.getUint32(4) !== 0x45786966) return 1;
    const little = view.getUint16(headBytes) === 0x4949;
    const directory = headBytes + view.getUint32(headBytes + 4, little);
    const count = view.getUint16(directory, little);
    for (let at = directory + 2; at < directory + 2 + count * entryBytes; at += entryBytes)
      if (view.getUint16(at, little) === orientationTag) return view.getUint16(at + 8, little);
  } catch {
    // It ends before what it names.
  }
  return 1;
}

/** Makes a segment of EXIF that says only how the picture is turned. */
const turnedBy = (orientation: number) =>
  Uint8Array.from([
    ...[marker, app1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/**
 * Removes from a JPEG what a camera writes into it, such as the place; keeps how the picture is turned. Content that is no JPEG
 * comes back unchanged.
 */
export function withoutExif(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (bytes[0] !== marker || bytes[1] !== startOfImage) return [bytes];
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  let said = false;
  for (const { kind, at, next } of partsOf(bytes)) {
    if (kind !== app1) continue;
    kept.push(bytes.subarray(from, at));
    const orientation = said ? 1 : orientationIn(bytes.subarray(at, next));
    if (orientation > 1 && orientation <= 8) {
      kept.push(turnedBy(orientation));
      said = true;
    }
    from = next;
  }
  return [...kept, bytes.subarray(from)];
}
