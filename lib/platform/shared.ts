/** Lets many callers share one asking; no answer is older than its question. Rejects for all as `ask` does. */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let following: Promise<T> | undefined;

  function begin() {
    const asked = ask();
    current = asked;
    const over = () => {
      current = undefined;
    };
    asked.then(over, over);
    return asked;
  }

  function afterwards() {
    following = undefined;
    return begin();
  }

  return () => {
    if (!current) return begin();
    following ??= current.then(afterwards, afterwards);
    return following;
  };
}
