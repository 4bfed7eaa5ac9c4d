/**
 * A piece of a section of a number format: places of digits, words, a number or text as it is, or something else such as an
 * hour.
 */
export interface Piece {
  kind: 'digits' | 'words' | 'general' | 'text' | 'other';
  text: string;
}

/** Splits a number format at its semicolons, except those in quotes, in brackets or after a backslash. */
export function sectionsOf(code: string): string[] {
  const parts = code.match(/"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|[\\_*][\s\S]?|[\s\S]/g) ?? [];
  const sections = [''];
  for (const part of parts) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

const holds: Record<string, (number: number, limit: number) => boolean> = {
  '<': (number, limit) => number < limit,
  '<=': (number, limit) => number <= limit,
  '>': (number, limit) => number > limit,
  '>=': (number, limit) => number >= limit,
  '=': (number, limit) => number === limit,
  '<>': (number, limit) => number !== limit,
};

function conditionIn(bracket: string) {
  const [, sign = '', limit = ''] = /^\[([<>=]{1,2})(-?[\d.]+)\]$/.exec(bracket) ?? [];
  const test = holds[sign];
  return test && ((number: number) => test(number, Number(limit)));
}

const piece =
  /general|am\/pm|a\/p|"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|[\\_*][\s\S]?|e[+-]|[#0?.,]+|[\s\S]/gi;

/** Gives the pieces of a section, the numbers that the section is for, and how often it multiplies them by a hundred. */
export function piecesOf(section: string) {
  const pieces: Piece[] = [];
  let isFor: ((number: number) => boolean) | undefined;
  let [isPower, hasDigits, hundreds] = [false, false, 0];
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (kind === 'words' && last?.kind === 'words') last.text += text;
    else pieces.push({ kind, text });
  };
  for (const part of section.match(piece) ?? []) {
    const [sign = '', ...rest] = part;
    const inside = rest.join('');
    if (sign === '"') add('words', inside.replace(/"$/, ''));
    else if (sign === '\\') add('words', inside);
    else if (sign === '_') add('words', ' ');
    else if (sign === '*') continue;
    else if (sign === '[') {
      isFor ??= conditionIn(part);
      const [, money] = /^\[\$([^\]-]*)/.exec(part) ?? [];
      if (money) add('words', money);
      else if (/^\[[hms]+\]$/i.test(part)) add('other', part);
    } else if (/^general$/i.test(part)) add('general', part);
    else if (/^e[+-]$/i.test(part)) isPower = true;
    else if (/^[#0?.,]/.test(part)) {
      // The digits of an exponent do not belong to the number.
      if (!isPower) add(hasDigits || /[#0?]/.test(part) ? 'digits' : 'words', part);
      hasDigits ||= /[#0?]/.test(part);
    } else if (part === '@') add('text', part);
    else if (part === '%') {
      hundreds += 1;
      add('words', part);
    } else if (/^(?:am\/pm|a\/p|[hms])$/i.test(part) || (sign === '/' && hasDigits))
      add('other', part);
    else add('words', part);
  }
  return { pieces: isPower ? withoutPlaces(pieces) : pieces, isFor, hundreds };
}

/** A format in powers of ten shows as many digits as there is room for. */
function withoutPlaces(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ kind }) => kind === 'digits');
  return pieces.flatMap((piece, at): Piece[] => {
    if (piece.kind !== 'digits') return [piece];
    return at === first ? [{ kind: 'general', text: '' }] : [];
  });
}
