import localFont from 'next/font/local';

// Each script is its own family with its own unicode-range, so that an English page never fetches
// Devanagari. How the files are made stands in docs/design.md.

const latin = localFont({
  src: [
    { path: './mukta-latin-400.woff2', weight: '400' },
    { path: './mukta-latin-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta-latin',
  display: 'optional',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2212',
    },
  ],
});

const latinExtended = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-mukta-extended',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+1E00-1E9F,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0',
    },
  ],
});

// One sign that nearly every page shows: not worth the whole of extended Latin.
const rupee = localFont({
  src: [
    { path: './mukta-rupee-400.woff2', weight: '400' },
    { path: './mukta-rupee-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta-rupee',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

// Only two words: the product's own name and the name of Hindi, which also stand on English pages.
const names = localFont({
  src: [{ path: './mukta-names-600.woff2', weight: '600' }],
  variable: '--font-mukta-names',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

/** The class names that define the font variables of globals.css; set on <html>. */
export const fontVariables = [latin, latinExtended, rupee, names].map((f) => f.variable).join(' ');
