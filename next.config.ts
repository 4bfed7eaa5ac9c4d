import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // What it is built from, for what a build that says something else must not be taken for.
  env: { PORTAL_SOURCES: process.env.PORTAL_SOURCES ?? '' },
  reactStrictMode: true,
  devIndicators: false,
  async headers() {
    const headers = [
      // Another one is there as soon as there is one, and it asks nobody but this portal.
      { key: 'Cache-Control', value: 'no-cache' },
      { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
    ];
    return [{ source: '/sw.js', headers }];
  },
  // Native, so that it cannot be bundled; what sets papers reads its templates and fonts from where they are.
  serverExternalPackages: ['@myriaddreamin/typst-ts-node-compiler'],
  outputFileTracingIncludes: {
    '/*': [
      './lib/papers/templates/*.typ',
      './node_modules/@expo-google-fonts/*/{400Regular,700Bold}/*.ttf',
    ],
  },
  // Types are checked by `npm test`; a person who starts the portal need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // Without these Next takes a folder above that has a lockfile of its own for the project's.
  outputFileTracingRoot: import.meta.dirname,
  experimental: {
    // A process is ready sooner; each page and call is loaded when it is first asked for (decision 0010).
    preloadEntriesOnStart: false,
    turbopackCjsTreeShaking: true,
    // Few and large files: what is in several of them is not sent again, and large ones compress better (decision 0010).
    turbopackChunking: {
      requestCost: 3_000_000,
      minChunkSize: 300_000,
      maxMergeChunkSize: 1_000_000,
    },
  },
  turbopack: {
    root: import.meta.dirname,
    // Messages are compiled with the pages, so that no browser has to carry a parser for them.
    // forms.json stays as it is: lib/forms fills its templates by itself.
    rules: {
      // Where a font is served, for pages that preload it. Without the query it is the style sheet's own, which finds it by itself.
      '*.woff2': { condition: { query: '?address' }, type: 'asset' },
      '*.json': {
        condition: { path: /^messages\/[a-z]+\/(?!forms\.)[a-z-]+\.json$/ },
        loaders: [
          {
            loader: 'next-intl/extractor/catalogLoader',
            options: { messages: { format: 'json', precompile: true, sourceLocale: 'en' } },
          },
        ],
        as: '*.js',
      },
    },
    resolveAlias: {
      'use-intl/format-message': './lib/i18n/format-message.ts',
      // What reads photos asks for these under Node alone.
      fs: { browser: './lib/client/bank-photo/nothing.ts' },
      crypto: { browser: './lib/client/bank-photo/nothing.ts' },
    },
  },
};

export default withNextIntl(config);
