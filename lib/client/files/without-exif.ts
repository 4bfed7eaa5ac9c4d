const marker = 0xff;
const startOfImage = 0xd8;
const startOfScan = 0xda;
/** The marker APP1, which holds EXIF and XMP. */
const app1 = 0xe1;

/** The segments of a JPEG before its picture: where each begins, and where the next one does. */
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

/** A JPEG without what a camera writes into it, such as the place. Content that is no JPEG comes back unchanged. */
export function withoutExif(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (bytes[0] !== marker || bytes[1] !== startOfImage) return [bytes];
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  for (const { kind, at, next } of partsOf(bytes)) {
    if (kind !== app1) continue;
    kept.push(bytes.subarray(from, at));
    from = next;
  }
  return [...kept, bytes.subarray(from)];
}
