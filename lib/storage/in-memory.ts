/** Reads a stream of `size` bytes into memory. */
export async function inMemory(content: AsyncIterable<Uint8Array>, size: number) {
  const bytes = new ArrayBuffer(size);
  const whole = new Uint8Array(bytes);
  let at = 0;
  for await (const chunk of content) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
