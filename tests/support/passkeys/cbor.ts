function head(kind: number, value: number) {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  const size = value < 0x100 ? 1 : 2;
  const bytes = Buffer.alloc(1 + size);
  bytes.writeUInt8((kind << 5) | (23 + size));
  bytes.writeUIntBE(value, 1, size);
  return bytes;
}

/** What of CBOR (RFC 8949) authenticators write: whole numbers, texts, bytes and maps of up to 65,535 of anything. */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  throw new Error(`Not written here: ${typeof value}`);
}
