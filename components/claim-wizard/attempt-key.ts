/**
 * Gives the key for sending this content: the same for as long as the content is the same, so that
 * a retry is known for what it is.
 */
export function attemptKeys() {
  let last = { content: '', key: '' };
  return (content: string) => {
    if (last.content !== content) last = { content, key: newKey() };
    return last.key;
  };
}

// randomUUID is missing on a portal reached over plain http.
const newKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
