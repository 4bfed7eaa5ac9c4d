import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Types are checked by `npm test`; a person who starts the portal need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // Without these Next takes a folder above that has a lockfile of its own for the project's.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: {
    root: import.meta.dirname,
    // Messages are compiled with the pages, so that no browser has to carry a parser for them.
    // forms.json stays as it is: lib/forms fills its templates by itself.
    rules: {
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
      'use-intl/format-message':
        './node_modules/use-intl/dist/esm/production/format-message/format-only.js',
    },
  },
};

export default withNextIntl(config);
