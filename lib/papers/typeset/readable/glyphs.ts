import { tokensOf } from './content-tokens';

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

export const textOfUtf16 = (digits: string) =>
  Buffer.from(digits, 'hex').swap16().toString('utf16le');

/** Reads a font's W (ISO 32000-1, 9.7.4.3): `first last width`, or `first [widths]`. */
function widthsIn(list: string) {
  const widths = new Map<number, number>();
  let numbers: number[] = [];
  let several: number | undefined;
  for (const { word } of tokensOf(list)) {
    if (word === '[') several = numbers.pop();
    else if (word === ']') several = undefined;
    else if (several !== undefined) widths.set(several++, Number(word));
    else numbers.push(Number(word));
    const [first = 0, last = 0, width] = numbers;
    if (width === undefined) continue;
    for (let code = first; code <= last; code += 1) widths.set(code, width);
    numbers = [];
  }
  return widths;
}

interface Made {
  glyph: number;
  text: string;
  width: number;
}

/** The codes of a font, each for a glyph and a text; can make codes that draw the same glyphs and say something else. */
export function glyphsOf(widthList: string, cmap: string) {
  const widths = widthsIn(widthList);
  const texts = new Map<number, string>();
  for (const [, code = '', text = ''] of cmap.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g))
    texts.set(Number.parseInt(code, 16), textOfUtf16(text));
  const first = Math.max(0, ...widths.keys(), ...texts.keys()) + 1;
  const made: Made[] = [];
  const codes = new Map<string, number>();

  function codeFor(wanted: Made) {
    const key = `${wanted.glyph}/${wanted.width}/${wanted.text}`;
    const code = codes.get(key) ?? first + made.length;
    if (!codes.has(key)) made.push(wanted);
    codes.set(key, code);
    return code;
  }

  const widthOf = (glyph: number) => widths.get(glyph) ?? 0;
  return {
    widthOf,
    textOf: (glyph: number) => texts.get(glyph) ?? '',
    /** The code that draws a glyph and says a text. */
    saying: (glyph: number, text: string) =>
      texts.get(glyph) === text ? glyph : codeFor({ glyph, text, width: widthOf(glyph) }),
    /** The code that says a text without ink and moves nothing. */
    unseen: (glyph: number, text: string) => codeFor({ glyph, text, width: 0 }),
    get changed() {
      return made.length > 0;
    },
    moreWidths: () => made.map(({ width }, at) => `${first + at} ${first + at} ${width}`).join(' '),
    /** Which glyph each code draws, two bytes for each (9.7.4.2). */
    glyphsByCode() {
      const map = Buffer.alloc(2 * (first + made.length));
      for (let code = 0; code < first; code += 1) map.writeUInt16BE(code, 2 * code);
      for (const [at, { glyph }] of made.entries()) map.writeUInt16BE(glyph, 2 * (first + at));
      return map.toString('latin1');
    },
    /** The map from the made codes to texts; a block holds a hundred at most. */
    moreTexts() {
      const lines = made.map(({ text }, at) => `<${hex(first + at)}> <${utf16(text)}>`);
      const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
        const block = lines.slice(at * 100, at * 100 + 100);
        return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
      });
      return cmap.replace('endcmap', `${blocks.join('')}endcmap`);
    },
  };
}

export type Glyphs = ReturnType<typeof glyphsOf>;
