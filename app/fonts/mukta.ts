import localFont from 'next/font/local';

// Each script is its own family with its own unicode-range, so that an English page never fetches
// Devanagari. The rupee sign is in the extended Latin files only; see docs/design.md.

const latin = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/mukta/files/mukta-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/mukta/files/mukta-latin-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-mukta-latin',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212',
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
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
    },
  ],
});

const devanagari = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-mukta-devanagari',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF',
    },
  ],
});

// Two words only: the product's own name and the name of Hindi, which also stand on English pages.
const names = localFont({
  src: [{ path: './mukta-names-600.woff2', weight: '600' }],
  variable: '--font-mukta-names',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that define the font variables used by globals.css; set on <html>. */
export const fontVariables = [latin, latinExtended, devanagari, names]
  .map((f) => f.variable)
  .join(' ');
