interface Slowness {
  /** Of the pieces. */
  bytes: number;
  /** In milliseconds, before each piece. */
  every: number;
  times: number;
}

/** A request whose body begins at once, then brings some pieces slowly, and ends. */
export function slowRequest(
  type: string,
  [begin, end]: readonly [string, string],
  { bytes, every, times }: Slowness,
) {
  let left = times;
  const body = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(Buffer.from(begin)),
    pull: async (to) => {
      await new Promise((resolve) => setTimeout(resolve, every));
      to.enqueue(Buffer.from(left > 0 ? 'x'.repeat(bytes) : end));
      left -= 1;
      if (left < 0) to.close();
    },
  });
  const headers = { 'Content-Type': type };
  return new Request('http://here', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}
