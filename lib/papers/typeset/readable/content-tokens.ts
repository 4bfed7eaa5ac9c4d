/** An operator, an operand or a bracket of a content stream (ISO 32000-1, 7.8.2); a string has its bytes. */
export interface Token {
  at: number;
  end: number;
  word: string;
  bytes?: number[];
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** It may hold round brackets in pairs (7.3.4.2). */
function literalAt(content: string, at: number): Token {
  const bytes: number[] = [];
  let depth = 1;
  let end = at + 1;
  for (; depth > 0 && end < content.length; end += 1) {
    const letter = content.charAt(end);
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(end + 1, end + 4))?.[0];
      const next = content.charAt(end + 1);
      bytes.push(octal ? Number.parseInt(octal, 8) : (escapes[next] ?? next.charCodeAt(0)));
      end += octal?.length ?? 1;
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth > 0) bytes.push(letter.charCodeAt(0));
  }
  return { at, end, word: content.slice(at, end), bytes };
}

const bytesOfHex = (hex: string) => [...Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex')];

const tokenAt = /<<|>>|<([0-9A-Fa-f]*)>|[[\]]|\/[^\s<>[\]()/]*|[^\s<>[\]()/]+/y;

/** The parts of a content stream, in order. Throws where something else stands. */
export function* tokensOf(content: string): Generator<Token> {
  let at = 0;
  while (at < content.length) {
    if (/\s/.test(content.charAt(at))) {
      at += 1;
      continue;
    }
    if (content.charAt(at) === '(') {
      const token = literalAt(content, at);
      at = token.end;
      yield token;
      continue;
    }
    tokenAt.lastIndex = at;
    const found = tokenAt.exec(content);
    if (!found) throw new Error('a content stream of another shape');
    const [word, hex] = found;
    yield { at, end: at + word.length, word, ...(hex !== undefined && { bytes: bytesOfHex(hex) }) };
    at += word.length;
  }
}
