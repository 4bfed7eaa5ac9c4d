const maxBytes = 100 * 1024 * 1024;
const timeoutMs = 60_000;

export type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Drains the body of a request that is refused before it is read. See {@link drainBody}. */
export function drainRequestBody({ body }: Request) {
  if (body && !body.locked) drainBody(body.getReader());
}

/** Drops the rest of a body, at most 100 MB and a minute: a sender cut off while sending never reads the refusal. */
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
