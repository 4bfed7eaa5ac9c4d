/** Sends a few lines of plain text that are nobody's in particular; caches may keep it for an hour. */
export const textResponse = (text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
