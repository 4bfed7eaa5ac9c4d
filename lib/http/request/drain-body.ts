const maxBytes = 100 * 1024 * 1024;
const timeoutMs = 60_000;

export type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Lets the body of a request that is refused before it was read run out. See {@link drainBody}. */
export function drainRequestBody({ body }: Request) {
  if (body && !body.locked) drainBody(body.getReader());
}

/**
 * Lets what is still being sent run out, in the background and within bounds: were the connection cut
 * under a sender who is still sending, the refusal would never be read.
 */
export async function drainBody(reader: Reader) {
  const end = setTimeout(() => reader.cancel().catch(() => undefined), timeoutMs);
  let left = maxBytes;
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
    await reader.cancel();
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(end);
  }
}
