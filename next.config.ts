import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  turbopack: {
    // Messages are compiled with the pages, so that no browser has to carry a parser for them.
    // forms.json stays as it is: lib/forms fills its templates by itself.
    rules: {
      '*.json': {
        condition: { path: /^messages\/(en|hi)\/(?!forms\.)[a-z-]+\.json$/ },
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
