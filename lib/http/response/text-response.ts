/** Answers with a short text that is the same for everybody; caches may keep it for an hour. */
export const textResponse = (text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
