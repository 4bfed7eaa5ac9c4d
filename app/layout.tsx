import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import { Words } from '@/components/shell/language/words';
import { SkipLink } from '@/components/shell/skip-link';
import { fontVariables } from './fonts/mukta';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Daava', template: '%s · Daava' },
  description: 'File and follow a claim in a corporate insolvency, securely.',
};

export const viewport: Viewport = { themeColor: '#fffdf7', colorScheme: 'light' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()} className={fontVariables}>
      <body>
        <Words of={[]}>
          <SkipLink />
          <AppProviders>{children}</AppProviders>
        </Words>
      </body>
    </html>
  );
}
