/**
 * What PDF documents may leave out and pdf.js brings: the fourteen standard fonts, and decoders for scans (JBIG2, JPEG 2000)
 * and colours. Each comes from this portal, and only for a document that needs it.
 */
const addresses: Record<string, URL> = {
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  'FoxitFixedBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb',
    import.meta.url,
  ),
  'FoxitFixedItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb',
    import.meta.url,
  ),
  'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  'FoxitSerifBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb',
    import.meta.url,
  ),
  'FoxitSerifItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb',
    import.meta.url,
  ),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'LiberationSans-Bold.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
    import.meta.url,
  ),
  'LiberationSans-BoldItalic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf',
    import.meta.url,
  ),
  'LiberationSans-Italic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf',
    import.meta.url,
  ),
  'LiberationSans-Regular.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
    import.meta.url,
  ),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
};

/** Gives pdf.js these files, in the shape that it expects. */
export class Assets {
  async fetch({ filename }: { filename: string }) {
    const address = addresses[filename];
    if (!address) throw new Error(`Not brought along: ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Not to be had: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
