/** A rendered page: its answer, the nonce of its policy, and its text without the nonce, which each inline script must carry. */
export async function renderedPage(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  if (!nonce) throw new Error(`${url} has no policy with a nonce`);
  for (const [script] of text.matchAll(/<script[^>]*>/g))
    expect(script).toContain(` nonce="${nonce}"`);
  return { answer, nonce, words: text.replaceAll(nonce, '') };
}
