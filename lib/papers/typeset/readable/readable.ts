import 'server-only';
import { type Glyphs, glyphsOf } from './glyphs';
import { closedPdf, contentOf, openPdf, withContent } from './pdf-objects';
import { respelt } from './respelt';

const reference = (object: string, name: RegExp) => {
  const number = Number(name.exec(object)?.[1]);
  return number > 0 ? number - 1 : undefined;
};

/** A font's widths are its only list of numbers. */
function cutAtWidths(font: string) {
  const start = font.indexOf('/W [') + '/W ['.length;
  const end = font.lastIndexOf(']');
  if (start < '/W ['.length || end < start) throw new Error('a font of another shape');
  return [font.slice(0, start), font.slice(start, end), font.slice(end)] as const;
}

/** The objects of a page's or drawing's fonts, by their names in the content. */
function fontsIn(object: string) {
  const start = object.indexOf('/Font <<');
  if (start < 0) return new Map<string, number>();
  const list = object.slice(start + '/Font <<'.length, object.indexOf('>>', start));
  const words = list.trim().split(/\s+/);
  return new Map(
    words.flatMap((word, at): [string, number][] =>
      word.startsWith('/') ? [[word.slice(1), Number(words[at + 1]) - 1]] : [],
    ),
  );
}

/**
 * Makes a PDF's text copy as it reads, looking the same. In scripts with signs around letters the compiler gives each glyph a
 * syllable's text, corrected in ActualText that several programs do not read; here each glyph gets its share.
 */
export function readable(pdf: Buffer): Buffer {
  const file = openPdf(pdf);
  const { objects } = file;
  const fonts = new Map<number, Glyphs>();

  function fontAt(at: number) {
    const object = objects[at] ?? '';
    const [inner, map] = partsOf(object);
    const known = fonts.get(at);
    if (known) return known;
    const [, widths] = cutAtWidths(objects[inner] ?? '');
    const glyphs = glyphsOf(widths, contentOf(objects[map] ?? '') ?? '');
    fonts.set(at, glyphs);
    return glyphs;
  }

  function partsOf(font: string) {
    const inner = reference(font, /\/DescendantFonts \[(\d+) 0 R\]/);
    const map = reference(font, /\/ToUnicode (\d+) 0 R/);
    if (inner === undefined || map === undefined) throw new Error('a font of another shape');
    return [inner, map] as const;
  }

  for (const [at, object] of objects.entries()) {
    const named = fontsIn(object);
    if (named.size === 0) continue;
    // A page names its content; a drawing is its own.
    const place = reference(object, /\/Contents (\d+) 0 R/) ?? at;
    const content = contentOf(objects[place] ?? '');
    if (content === undefined) throw new Error('content of another shape');
    const spelt = respelt(content, (name) => fontAt(named.get(name) ?? -1));
    if (spelt !== content) objects[place] = withContent(objects[place] ?? '', spelt);
  }

  for (const [at, glyphs] of fonts) {
    if (!glyphs.changed) continue;
    const [inner, map] = partsOf(objects[at] ?? '');
    objects[map] = withContent(objects[map] ?? '', glyphs.moreTexts());
    objects.push(
      withContent(`${objects.length + 1} 0 obj\n<<\n  /Length 0\n>>\n`, glyphs.glyphsByCode()),
    );
    const [before, widths, after] = cutAtWidths(objects[inner] ?? '');
    objects[inner] = `${before}${widths} ${glyphs.moreWidths()}${after}`.replace(
      '/CIDToGIDMap /Identity',
      `/CIDToGIDMap ${objects.length} 0 R`,
    );
    const descriptor = reference(objects[inner] ?? '', /\/FontDescriptor (\d+) 0 R/) ?? -1;
    // It names the codes that the font's file has, and nobody asks for it any more.
    objects[descriptor] = (objects[descriptor] ?? '').replace(/\/CIDSet \d+ 0 R/, '');
  }
  return closedPdf(file);
}
