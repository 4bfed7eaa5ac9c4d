/** A lozenge, which Mukta has, stands for a letter that no font has. */
export const lozenge = '\u25ca';

function tableOf(font: Buffer, name: string) {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  throw new Error(`A font has no table ${name}`);
}

type Range = readonly [first: number, last: number];

/** Format 4: the basic plane. A segment counts as a whole; single letters missing in it are rare and come out as a fault. */
function basicPlane(font: Buffer, start: number): Range[] {
  const doubled = font.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + doubled + 2;
  return Array.from(
    { length: doubled / 2 },
    (_, at): Range => [font.readUInt16BE(starts + at * 2), font.readUInt16BE(ends + at * 2)],
  );
}

/** Format 12: every plane. */
const allPlanes = (font: Buffer, start: number): Range[] =>
  Array.from({ length: font.readUInt32BE(start + 12) }, (_, at): Range => {
    const group = start + 16 + at * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

/** The characters with a glyph, by a font's `cmap` (OpenType 1.9). */
function rangesOf(font: Buffer): Range[] {
  const cmap = tableOf(font, 'cmap');
  const tables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 4 + at * 8 + 4),
  );
  return tables.flatMap((start) => {
    const format = font.readUInt16BE(start);
    if (format === 4) return basicPlane(font, start);
    return format === 12 ? allPlanes(font, start) : [];
  });
}

/** These only join or space letters and need no glyph. */
const invisible = /[\u200b-\u200d\n]/;

/** Makes a function that puts a lozenge for each character that no font has. */
export function coveredBy(fonts: readonly Buffer[]) {
  const covered = new Set<number>();
  for (const [first, last] of fonts.flatMap(rangesOf))
    if (last !== 0xffff) for (let code = first; code <= last; code += 1) covered.add(code);
  return (text: string) =>
    Array.from(text, (letter) =>
      covered.has(letter.codePointAt(0) ?? 0) || invisible.test(letter) ? letter : lozenge,
    ).join('');
}
