import type { ReactNode } from 'react';

export type Mark = (text: string) => ReactNode;

/** Marks these words in a text, in any case; the longest stand first. */
export function markWith(words: readonly string[]): Mark {
  const wanted = words.map((word) => word.toLowerCase()).filter(Boolean);
  return (text) => {
    const within = text.toLowerCase();
    // A few capitals are longer in small letters.
    if (within.length !== text.length) return text;
    const parts: ReactNode[] = [];
    let done = 0;
    for (let at = 0; at < text.length; at += 1) {
      const word = wanted.find((one) => within.startsWith(one, at));
      if (!word) continue;
      const end = at + word.length;
      parts.push(
        text.slice(done, at),
        <mark key={at} className="bg-yellow-tint text-ink">
          {text.slice(at, end)}
        </mark>,
      );
      done = end;
      at = end - 1;
    }
    return [...parts, text.slice(done)];
  };
}
